package wallet;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Cash in several currencies, in cents. */
public final class TravelWallet {

    private final Map<String, Money> balances = new TreeMap<>();

    public void deposit(long cents, String currency) {
        add(Money.positive(cents, currency));
    }

    public void withdraw(long cents, String currency) {
        take(Money.positive(cents, currency));
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
        Money money = balances.get(currency);
        return money == null ? 0 : money.cents();
    }

    public List<String> statement() {
        List<String> lines = new ArrayList<>();
        balances.values().forEach(money -> lines.add(money.format()));
        return lines;
    }

    private void add(Money money) {
        balances.merge(money.currency(), money, Money::plus);
    }

    private void take(Money money) {
        Money held = balances.get(money.currency());
        if (held == null || !held.covers(money)) {
            throw new IllegalStateException("not enough " + money.currency());
        }
        Money left = held.minus(money);
        if (left.isZero()) {
            balances.remove(money.currency());
        } else {
            balances.put(money.currency(), left);
        }
    }
}
