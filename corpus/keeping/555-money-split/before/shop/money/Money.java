package shop.money;

import java.util.ArrayList;
import java.util.List;

public final class Money implements Comparable<Money> {
    private final long cents;
    private final String currency;

    public Money(long cents, String currency) {
        this.cents = cents;
        this.currency = currency;
    }

    public long cents() {
        return cents;
    }

    public String currency() {
        return currency;
    }

    public Money plus(Money other) {
        if (other != null) {
            if (sameCurrency(other)) {
                return new Money(Math.addExact(cents, other.cents), currency);
            } else {
                throw new IllegalArgumentException("currencies differ");
            }
        } else {
            return this;
        }
    }

    private boolean sameCurrency(Money other) {
        if (currency == null) {
            return other.currency == null;
        }
        return currency.equals(other.currency);
    }

    public List<Money> split(int parts) {
        if (parts > 0 && parts <= 500) {
            long[] amounts = new long[parts];
            for (int i = 0; i < parts; i++) {
                amounts[i] = cents / parts;
            }
            long rest = cents % parts;
            int i = 0;
            while (rest != 0) {
                if (rest > 0) {
                    amounts[i]++;
                    rest--;
                } else {
                    amounts[i]--;
                    rest++;
                }
                i++;
            }
            List<Money> out = new ArrayList<>();
            for (int k = 0; k < amounts.length; k++) {
                out.add(new Money(amounts[k], currency));
            }
            return out;
        } else {
            throw new IllegalArgumentException("parts");
        }
    }

    @Override
    public int compareTo(Money o) {
        int c;
        if (currency == null && o.currency == null) {
            c = 0;
        } else if (currency == null) {
            c = -1;
        } else if (o.currency == null) {
            c = 1;
        } else {
            c = currency.compareTo(o.currency);
        }
        if (c == 0) {
            if (cents == o.cents) {
                c = 0;
            } else {
                c = cents > o.cents ? 1 : -1;
            }
        }
        return c;
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (o == null) {
            return false;
        }
        if (!o.getClass().equals(Money.class)) {
            return false;
        }
        return cents == ((Money) o).cents && sameCurrency((Money) o);
    }

    @Override
    public int hashCode() {
        int h = (int) (cents ^ (cents >>> 32));
        return 31 * h + (currency == null ? 0 : currency.hashCode());
    }

    @Override
    public String toString() {
        return cents + " " + currency;
    }
}
