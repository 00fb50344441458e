package graphics.color;

public final class Rgb {
    public static final Rgb BLACK = new Rgb(0, 0, 0);
    public static final Rgb WHITE = new Rgb(255, 255, 255);

    private static final String DIGITS = "0123456789abcdef";

    private final int packed;

    public Rgb(int red, int green, int blue) {
        if ((red & ~0xff) != 0 || (green & ~0xff) != 0 || (blue & ~0xff) != 0) {
            throw new IllegalArgumentException("channels must be in 0..255");
        }
        packed = red << 16 | green << 8 | blue;
    }

    private Rgb(int packed) {
        this.packed = packed;
    }

    public static Rgb parse(String hex) {
        if (hex.length() != 7 || hex.charAt(0) != '#') {
            throw new IllegalArgumentException(hex);
        }
        int value = 0;
        for (int i = 1; i < 7; i++) {
            char c = hex.charAt(i);
            int digit = DIGITS.indexOf(c >= 'A' && c <= 'F' ? c + 32 : c);
            if (digit < 0) {
                throw new IllegalArgumentException(hex);
            }
            value = value << 4 | digit;
        }
        return new Rgb(value);
    }

    public int red() {
        return packed >> 16;
    }

    public int green() {
        return packed >> 8 & 0xff;
    }

    public int blue() {
        return packed & 0xff;
    }

    public Rgb inverted() {
        return new Rgb(packed ^ 0xffffff);
    }

    /** Mixes with the other color; the weight of the other one is in percent. */
    public Rgb mix(Rgb other, int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("percent must be in 0..100");
        }
        return new Rgb(
                mix(red(), other.red(), percent),
                mix(green(), other.green(), percent),
                mix(blue(), other.blue(), percent));
    }

    private static int mix(int own, int other, int percent) {
        return (own * (100 - percent) + other * percent) / 100;
    }

    public boolean isGrey() {
        return packed == red() * 0x010101;
    }

    public int brightness() {
        return (299 * red() + 587 * green() + 114 * blue()) / 1000;
    }

    public String hex() {
        StringBuilder out = new StringBuilder("#");
        for (int bits = 20; bits >= 0; bits -= 4) {
            out.append(DIGITS.charAt(packed >> bits & 0xf));
        }
        return out.toString();
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Rgb && ((Rgb) o).packed == packed;
    }

    @Override
    public int hashCode() {
        return packed;
    }

    @Override
    public String toString() {
        return "Rgb[red=" + red() + ", green=" + green() + ", blue=" + blue() + "]";
    }
}
