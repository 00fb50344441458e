package cal.simple;

public final class PlainDate implements Comparable<PlainDate> {
    private static final int[] DAYS_BEFORE_MONTH =
            {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};

    private final int year;
    private final int month;
    private final int day;

    public PlainDate(int year, int month, int day) {
        boolean valid = year >= 1 && year <= 9999
                && month >= 1 && month <= 12
                && day >= 1 && day <= lengthOfMonth(year, month);
        if (!valid) {
            throw new IllegalArgumentException("no such date: " + year + "/" + month + "/" + day);
        }
        this.year = year;
        this.month = month;
        this.day = day;
    }

    public static boolean isLeap(int year) {
        return (year & 3) == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    public static int lengthOfMonth(int year, int month) {
        if (month < 1 || month > 12) {
            throw new IllegalArgumentException("no such month: " + month);
        }
        int length = DAYS_BEFORE_MONTH[month] - DAYS_BEFORE_MONTH[month - 1];
        return month == 2 && isLeap(year) ? length + 1 : length;
    }

    public int dayOfYear() {
        int leapDay = month > 2 && isLeap(year) ? 1 : 0;
        return DAYS_BEFORE_MONTH[month - 1] + leapDay + day;
    }

    public int ordinal() {
        int past = year - 1;
        return past * 365 + past / 4 - past / 100 + past / 400 + dayOfYear();
    }

    public PlainDate plusDays(int n) {
        if (n < 0 || n > 4000) {
            throw new IllegalArgumentException("n out of range: " + n);
        }
        int y = year;
        int m = month;
        int d = day + n;
        int length = lengthOfMonth(y, m);
        while (d > length) {
            d -= length;
            y += m / 12;
            m = m % 12 + 1;
            length = lengthOfMonth(y, m);
        }
        return new PlainDate(y, m, d);
    }

    @Override
    public int compareTo(PlainDate o) {
        return Integer.compare(packed(), o.packed());
    }

    private int packed() {
        return year << 9 | month << 5 | day;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof PlainDate other && packed() == other.packed();
    }

    @Override
    public int hashCode() {
        return packed();
    }

    @Override
    public String toString() {
        return String.join("-", Integer.toString(year), twoDigits(month), twoDigits(day));
    }

    private static String twoDigits(int n) {
        return n < 10 ? "0" + n : Integer.toString(n);
    }
}
