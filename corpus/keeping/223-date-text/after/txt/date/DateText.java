package txt.date;

public final class DateText {
    private DateText() {
    }

    private static String padded(int n, int width) {
        String s = Integer.toString(n);
        return "0".repeat(width - s.length()) + s;
    }

    public static String iso(int year, int month, int day) {
        if (year < 0 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) {
            throw new IllegalArgumentException("date");
        }
        return String.join("-", padded(year, 4), padded(month, 2), padded(day, 2));
    }
}
