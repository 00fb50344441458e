package math.fractions;

/** An exact fraction; whatever does not fit into a long ends in an ArithmeticException. */
public final class Fraction extends Number implements Comparable<Fraction> {
    private static final long serialVersionUID = 1L;

    private final long num;
    private final long den;

    private Fraction(long num, long den) {
        this.num = num;
        this.den = den;
    }

    public static Fraction of(long num, long den) {
        if (den == 0) {
            throw new ArithmeticException("division by zero");
        }
        if (num == Long.MIN_VALUE || den == Long.MIN_VALUE) {
            throw new ArithmeticException("overflow");
        }
        long a = Math.abs(num);
        long b = Math.abs(den);
        while (b != 0) {
            long t = a % b;
            a = b;
            b = t;
        }
        long sign = den < 0 ? -1 : 1;
        return new Fraction(sign * (num / a), sign * (den / a));
    }

    public static Fraction parse(String text) {
        String[] parts = text.trim().split("/");
        if (parts.length == 1) {
            return of(Long.parseLong(parts[0].trim()), 1);
        }
        if (parts.length == 2) {
            return of(Long.parseLong(parts[0].trim()), Long.parseLong(parts[1].trim()));
        }
        throw new NumberFormatException(text);
    }

    public long numerator() {
        return num;
    }

    public long denominator() {
        return den;
    }

    public Fraction plus(Fraction o) {
        return of(Math.addExact(Math.multiplyExact(num, o.den), Math.multiplyExact(o.num, den)),
                Math.multiplyExact(den, o.den));
    }

    public Fraction times(Fraction o) {
        return of(Math.multiplyExact(num, o.num), Math.multiplyExact(den, o.den));
    }

    public Fraction inverse() {
        return of(den, num);
    }

    @Override
    public int compareTo(Fraction o) {
        return Long.compare(Math.multiplyExact(num, o.den), Math.multiplyExact(o.num, den));
    }

    @Override
    public int intValue() {
        return (int) longValue();
    }

    @Override
    public long longValue() {
        return num / den;
    }

    @Override
    public float floatValue() {
        return (float) doubleValue();
    }

    @Override
    public double doubleValue() {
        return (double) num / den;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Fraction && ((Fraction) o).num == num && ((Fraction) o).den == den;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(num) ^ Long.hashCode(den);
    }

    @Override
    public String toString() {
        return den == 1 ? Long.toString(num) : num + "/" + den;
    }
}
