package math.complex;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.stream.Stream;

public record Complex(double re, double im) {
    public static final Complex ZERO = new Complex(0, 0);
    public static final Complex I = new Complex(0, 1);

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
            throw new IllegalArgumentException("exponent must be in 0..64");
        }
        // multiplied one by one: squaring would round differently
        return Stream.generate(() -> this)
                .limit(exponent)
                .reduce(new Complex(1, 0), Complex::times);
    }

    /** Steps of z*z+c until the number leaves the circle of radius 2, at most the limit. */
    public int escapeSteps(int limit) {
        int most = Math.max(0, Math.min(limit, 500));
        return (int) Stream.iterate(ZERO, z -> z.times(z).plus(this))
                .limit(most)
                .takeWhile(z -> !(z.squaredAbs() > 4))
                .count();
    }

    public static Complex sum(Complex... all) {
        return Arrays.stream(all).reduce(ZERO, Complex::plus);
    }

    public static List<Complex> distinct(Complex... all) {
        return new ArrayList<>(new LinkedHashSet<>(Arrays.asList(all)));
    }

    private boolean isImNegative() {
        return im < 0 || 1 / im < 0;
    }

    @Override
    public String toString() {
        return re + (isImNegative() ? "-" : "+") + Math.abs(im) + "i";
    }
}
