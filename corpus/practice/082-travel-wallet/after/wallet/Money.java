package wallet;

record Money(long cents, String currency) {

    static Money positive(long cents, String currency) {
        if (cents <= 0) {
            throw new IllegalArgumentException("amount");
        }
        if (currency.length() != 3) {
            throw new IllegalArgumentException("currency");
        }
        return new Money(cents, currency);
    }

    Money plus(Money other) {
        return new Money(Math.addExact(cents, other.cents), currency);
    }

    Money minus(Money other) {
        return new Money(cents - other.cents, currency);
    }

    boolean covers(Money other) {
        return cents >= other.cents;
    }

    boolean isZero() {
        return cents == 0;
    }

    String format() {
        long fraction = cents % 100;
        return currency + " " + cents / 100 + (fraction < 10 ? ".0" : ".") + fraction;
    }
}
