package fmt.number;

public class NumberPrinter {
    public interface Style {
        String show(long n);
    }

    private Style style;

    private static final class Grouped implements Style {
        private final char separator;

        Grouped(char separator) {
            this.separator = separator;
        }

        @Override
        public String show(long n) {
            String digits = Long.toString(n);
            StringBuilder sb = new StringBuilder(digits);
            int first = n < 0 ? 1 : 0;
            for (int i = digits.length() - 3; i > first; i -= 3) {
                sb.insert(i, separator);
            }
            return sb.toString();
        }
    }

    public void style(Style newStyle) {
        if (newStyle == null) {
            throw new NullPointerException("style");
        }
        style = newStyle;
    }

    public String print(long n) {
        if (style == null) {
            style = new Grouped(',');
        }
        return style.show(n);
    }
}
