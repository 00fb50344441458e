package math.complex;

public record Complex(long re, long im) {
    public static final Complex ZERO = new Complex(0, 0);
    public static final Complex I = new Complex(0, 1);

    public Complex plus(Complex c) {
        return new Complex(re + c.re, im + c.im);
    }

    public Complex times(Complex c) {
        return new Complex(re * c.re - im * c.im, re * c.im + im * c.re);
    }

    @Override
    public String toString() {
        String sign = im < 0 ? "-" : "+";
        return re + sign + Math.abs(im) + "i";
    }
}
