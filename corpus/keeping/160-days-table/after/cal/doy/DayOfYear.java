package cal.doy;

public final class DayOfYear {
    private static final int[] START = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};

    private DayOfYear() {
    }

    private static int start(int month, boolean leap) {
        return START[month - 1] + (leap && month > 2 ? 1 : 0);
    }

    public static int of(int month, int day, boolean leap) {
        if (month < 1 || month > 12 || day < 1) {
            throw new IllegalArgumentException("no such date");
        }
        int first = start(month, leap);
        if (day > start(month + 1, leap) - first) {
            throw new IllegalArgumentException("month " + month + " has no day " + day);
        }
        return first + day;
    }
}
