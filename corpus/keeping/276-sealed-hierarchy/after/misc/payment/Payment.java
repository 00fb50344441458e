package misc.payment;

import java.util.Objects;

public abstract sealed class Payment {
    private final long cents;

    private Payment(long cents) {
        if (cents <= 0) {
            throw new IllegalArgumentException("nothing to pay: " + cents);
        }
        this.cents = cents;
    }

    public static Payment cash(long cents) {
        return new Cash(cents);
    }

    public static Payment card(long cents, String number) {
        return new Card(cents, number);
    }

    public long cents() {
        return cents;
    }

    public abstract String describe();

    private static final class Cash extends Payment {
        Cash(long cents) {
            super(cents);
        }

        @Override
        public String describe() {
            return "cash " + cents();
        }
    }

    private static final class Card extends Payment {
        private final String number;

        Card(long cents, String number) {
            super(cents);
            this.number = Objects.requireNonNull(number);
        }

        @Override
        public String describe() {
            return String.join(" ", "card", number, Long.toString(cents()));
        }
    }
}
