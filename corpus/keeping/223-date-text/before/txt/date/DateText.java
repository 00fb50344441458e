package txt.date;

public final class DateText {
    private DateText() {
    }

    private static String two(int n) {
        return n < 10 ? "0" + n : "" + n;
    }

    private static String four(int n) {
        String s = "" + n;
        while (s.length() < 4) {
            s = "0" + s;
        }
        return s;
    }

    public static String iso(int year, int month, int day) {
        if (year < 0 || year > 9999 || month < 1 || month > 12 || day < 1 || day > 31) {
            throw new IllegalArgumentException("date");
        }
        return four(year) + "-" + two(month) + "-" + two(day);
    }
}
