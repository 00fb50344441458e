package wallet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Cash in several currencies, in cents. */
public final class TravelWallet {

    private final Map<String, Long> balances = new TreeMap<>();

    public void deposit(long cents, String currency) {
        if (cents <= 0) {
            throw new IllegalArgumentException("amount");
        }
        if (currency.length() != 3) {
            throw new IllegalArgumentException("currency");
        }
        Long old = balances.get(currency);
        if (old == null) {
            balances.put(currency, cents);
        } else {
            balances.put(currency, Math.addExact(old, cents));
        }
    }

    public void withdraw(long cents, String currency) {
        if (cents <= 0) {
            throw new IllegalArgumentException("amount");
        }
        if (currency.length() != 3) {
            throw new IllegalArgumentException("currency");
        }
        Long old = balances.get(currency);
        if (old == null || old < cents) {
            throw new IllegalStateException("not enough " + currency);
        }
        if (old == cents) {
            balances.remove(currency);
        } else {
            balances.put(currency, old - cents);
        }
    }

    public void exchange(long cents, String from, String to, long ratePerMille) {
        if (ratePerMille <= 0) {
            throw new IllegalArgumentException("rate");
        }
        long received = Math.multiplyExact(cents, ratePerMille) / 1000;
        withdraw(cents, from);
        deposit(received, to);
    }

    public long balance(String currency) {
        Long cents = balances.get(currency);
        return cents == null ? 0 : cents;
    }

    public List<String> statement() {
        List<String> lines = new ArrayList<>();
        for (Map.Entry<String, Long> entry : balances.entrySet()) {
            long cents = entry.getValue();
            String fraction = String.valueOf(cents % 100);
            if (fraction.length() < 2) {
                fraction = "0" + fraction;
            }
            lines.add(entry.getKey() + " " + cents / 100 + "." + fraction);
        }
        return lines;
    }
}
