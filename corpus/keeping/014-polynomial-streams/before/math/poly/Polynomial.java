package math.poly;

public final class Polynomial {
    private final long[] coefficients;

    public Polynomial(long... coefficients) {
        this.coefficients = coefficients.clone();
    }

    public long at(long x) {
        long result = 0;
        for (long c : coefficients) {
            result = result * x + c;
        }
        return result;
    }

    public int degree() {
        for (int i = 0; i < coefficients.length; i++) {
            if (coefficients[i] != 0) {
                return coefficients.length - 1 - i;
            }
        }
        return -1;
    }

    public Polynomial scale(long factor) {
        long[] scaled = new long[coefficients.length];
        for (int i = 0; i < scaled.length; i++) {
            scaled[i] = coefficients[i] * factor;
        }
        return new Polynomial(scaled);
    }
}
