package math.complex;

import java.util.ArrayList;
import java.util.List;

public final class Complex {
    public static final Complex ZERO = new Complex(0, 0);
    public static final Complex I = new Complex(0, 1);

    private final double re;
    private final double im;

    public Complex(double re, double im) {
        this.re = re;
        this.im = im;
    }

    public double re() {
        return re;
    }

    public double im() {
        return im;
    }

    public Complex plus(Complex b) {
        return new Complex(re + b.re, im + b.im);
    }

    public Complex times(Complex b) {
        return new Complex(re * b.re - im * b.im, re * b.im + im * b.re);
    }

    public Complex negate() {
        return new Complex(-re, -im);
    }

    public Complex conjugate() {
        return new Complex(re, -im);
    }

    public double squaredAbs() {
        return re * re + im * im;
    }

    public Complex pow(int exponent) {
        if (exponent < 0 || exponent > 64) {
            throw new IllegalArgumentException("exponent");
        }
        Complex result = new Complex(1, 0);
        for (int i = 0; i < exponent; i++) {
            result = result.times(this);
        }
        return result;
    }

    /** Steps of z*z+c until the number leaves the circle of radius 2, at most the limit. */
    public int escapeSteps(int limit) {
        Complex z = ZERO;
        int steps = 0;
        while (steps < limit && steps < 500) {
            if (z.squaredAbs() > 4) {
                return steps;
            }
            z = z.times(z).plus(this);
            steps++;
        }
        return steps;
    }

    public static Complex sum(Complex... all) {
        Complex sum = ZERO;
        for (Complex c : all) {
            sum = sum.plus(c);
        }
        return sum;
    }

    public static List<Complex> distinct(Complex... all) {
        List<Complex> result = new ArrayList<>();
        for (Complex c : all) {
            if (!result.contains(c)) {
                result.add(c);
            }
        }
        return result;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Complex)) {
            return false;
        }
        Complex c = (Complex) o;
        return Double.doubleToLongBits(re) == Double.doubleToLongBits(c.re)
                && Double.doubleToLongBits(im) == Double.doubleToLongBits(c.im);
    }

    @Override
    public int hashCode() {
        return Double.hashCode(re) * 17 + Double.hashCode(im);
    }

    @Override
    public String toString() {
        return re + (im < 0 || 1 / im < 0 ? "-" : "+") + Math.abs(im) + "i";
    }
}
