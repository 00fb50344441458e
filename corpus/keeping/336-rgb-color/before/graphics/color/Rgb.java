package graphics.color;

import java.util.Locale;

public record Rgb(int red, int green, int blue) {
    public static final Rgb BLACK = new Rgb(0, 0, 0);
    public static final Rgb WHITE = new Rgb(255, 255, 255);

    public Rgb {
        check(red);
        check(green);
        check(blue);
    }

    private static void check(int channel) {
        if (channel < 0 || channel > 255) {
            throw new IllegalArgumentException("channel " + channel);
        }
    }

    public static Rgb parse(String hex) {
        if (!hex.matches("#[0-9a-fA-F]{6}")) {
            throw new IllegalArgumentException(hex);
        }
        return new Rgb(
                Integer.parseInt(hex.substring(1, 3), 16),
                Integer.parseInt(hex.substring(3, 5), 16),
                Integer.parseInt(hex.substring(5, 7), 16));
    }

    public Rgb inverted() {
        return new Rgb(255 - red, 255 - green, 255 - blue);
    }

    /** Mixes with the other color; the weight of the other one is in percent. */
    public Rgb mix(Rgb other, int percent) {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("percent");
        }
        return new Rgb(
                (red * (100 - percent) + other.red * percent) / 100,
                (green * (100 - percent) + other.green * percent) / 100,
                (blue * (100 - percent) + other.blue * percent) / 100);
    }

    public boolean isGrey() {
        return red == green && green == blue;
    }

    public int brightness() {
        return (299 * red + 587 * green + 114 * blue) / 1000;
    }

    public String hex() {
        return String.format(Locale.ROOT, "#%02x%02x%02x", red, green, blue);
    }
}
