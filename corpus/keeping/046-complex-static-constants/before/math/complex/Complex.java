package math.complex;

public final class Complex {
    public static final Complex ZERO = new Complex(0, 0);
    public static final Complex I = new Complex(0, 1);

    private final long re;
    private final long im;

    public Complex(long re, long im) {
        this.re = re;
        this.im = im;
    }

    public long re() {
        return re;
    }

    public long im() {
        return im;
    }

    public Complex plus(Complex c) {
        return new Complex(re + c.re, im + c.im);
    }

    public Complex times(Complex c) {
        return new Complex(re * c.re - im * c.im, re * c.im + im * c.re);
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Complex)) {
            return false;
        }
        Complex c = (Complex) o;
        return re == c.re && im == c.im;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(re) * 31 + Long.hashCode(im);
    }

    @Override
    public String toString() {
        return re + (im < 0 ? "-" : "+") + (im < 0 ? -im : im) + "i";
    }
}
