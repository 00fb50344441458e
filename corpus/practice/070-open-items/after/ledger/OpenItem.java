package ledger;

import java.math.BigDecimal;
import java.util.Objects;

/** An invoice that is waiting for its payments. */
public class OpenItem {

    private final String number;
    private BigDecimal balance;

    public OpenItem(String number, BigDecimal amount) {
        this.number = number;
        this.balance = Objects.requireNonNull(amount);
    }

    public void pay(BigDecimal amount) {
        if (amount.signum() <= 0) {
            throw new IllegalArgumentException("payments are positive");
        }
        if (isSettled()) {
            throw new IllegalStateException("already settled");
        }
        balance = balance.subtract(amount);
    }

    public String status() {
        if (isSettled()) {
            return number + " settled";
        }
        if (isOverpaid()) {
            return number + " overpaid by " + balance.negate().toPlainString();
        }
        return number + " open " + balance.toPlainString();
    }

    private boolean isSettled() {
        return balance.equals(BigDecimal.ZERO);
    }

    private boolean isOverpaid() {
        return balance.compareTo(BigDecimal.ZERO) < 0;
    }
}
