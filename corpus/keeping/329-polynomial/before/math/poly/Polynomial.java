package math.poly;

/** A polynomial with long coefficients; arithmetic wraps around like long does. */
public final class Polynomial {
    private static final int MAX_DEGREE = 60;

    private final long[] c;

    /** Coefficients from the constant upwards. */
    public Polynomial(long... coefficients) {
        int n = coefficients.length;
        while (n > 0 && coefficients[n - 1] == 0) {
            n--;
        }
        if (n - 1 > MAX_DEGREE) {
            throw new IllegalArgumentException("degree " + (n - 1));
        }
        c = new long[n];
        for (int i = 0; i < n; i++) {
            c[i] = coefficients[i];
        }
    }

    /** -1 for the zero polynomial. */
    public int degree() {
        return c.length - 1;
    }

    public long coefficient(int power) {
        if (power < 0) {
            throw new IllegalArgumentException();
        }
        return power < c.length ? c[power] : 0;
    }

    public long at(long x) {
        long value = 0;
        for (int i = c.length - 1; i >= 0; i--) {
            value = value * x + c[i];
        }
        return value;
    }

    public Polynomial plus(Polynomial other) {
        long[] sum = new long[Math.max(c.length, other.c.length)];
        for (int i = 0; i < sum.length; i++) {
            if (i < c.length) {
                sum[i] += c[i];
            }
            if (i < other.c.length) {
                sum[i] += other.c[i];
            }
        }
        return new Polynomial(sum);
    }

    public Polynomial times(Polynomial other) {
        long[] product = new long[c.length + other.c.length];
        for (int i = 0; i < c.length; i++) {
            for (int j = 0; j < other.c.length; j++) {
                product[i + j] += c[i] * other.c[j];
            }
        }
        return new Polynomial(product);
    }

    public Polynomial derivative() {
        if (c.length == 0) {
            return this;
        }
        long[] d = new long[c.length - 1];
        for (int i = 1; i < c.length; i++) {
            d[i - 1] = i * c[i];
        }
        return new Polynomial(d);
    }

    public int roots(int from, int to) {
        if (from < -10000 || to > 10000) {
            throw new IllegalArgumentException("range too wide");
        }
        int roots = 0;
        for (int x = from; x <= to; x++) {
            if (at(x) == 0) {
                roots++;
            }
        }
        return roots;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (int i = c.length - 1; i >= 0; i--) {
            if (c[i] == 0) {
                continue;
            }
            if (out.length() > 0) {
                out.append(" + ");
            }
            out.append(c[i]);
            if (i > 0) {
                out.append("x");
            }
            if (i > 1) {
                out.append("^").append(i);
            }
        }
        return out.length() == 0 ? "0" : out.toString();
    }
}
