package cal.simple;

public final class PlainDate implements Comparable<PlainDate> {
    private final int year;
    private final int month;
    private final int day;

    public PlainDate(int year, int month, int day) {
        if (year < 1 || year > 9999) {
            throw new IllegalArgumentException("year");
        }
        if (month < 1 || month > 12) {
            throw new IllegalArgumentException("month");
        }
        if (day < 1 || day > lengthOfMonth(year, month)) {
            throw new IllegalArgumentException("day");
        }
        this.year = year;
        this.month = month;
        this.day = day;
    }

    public static boolean isLeap(int year) {
        if (year % 4 == 0) {
            if (year % 100 == 0) {
                if (year % 400 == 0) {
                    return true;
                } else {
                    return false;
                }
            } else {
                return true;
            }
        } else {
            return false;
        }
    }

    public static int lengthOfMonth(int year, int month) {
        switch (month) {
            case 4:
            case 6:
            case 9:
            case 11:
                return 30;
            case 2:
                return isLeap(year) ? 29 : 28;
            case 1: case 3: case 5: case 7: case 8: case 10: case 12:
                return 31;
            default:
                throw new IllegalArgumentException("month");
        }
    }

    public int dayOfYear() {
        int n = day;
        int m = month;
        while (m > 1) {
            m--;
            n += lengthOfMonth(year, m);
        }
        return n;
    }

    public int ordinal() {
        int days = 0;
        for (int y = 1; y < year; y++) {
            days += isLeap(y) ? 366 : 365;
        }
        return days + dayOfYear();
    }

    public PlainDate plusDays(int n) {
        if (n < 0 || n > 4000) {
            throw new IllegalArgumentException("n");
        }
        int y = year, m = month, d = day;
        for (int i = 0; i < n; i++) {
            d++;
            if (d > lengthOfMonth(y, m)) {
                d = 1;
                m++;
                if (m > 12) {
                    m = 1;
                    y++;
                }
            }
        }
        return new PlainDate(y, m, d);
    }

    @Override
    public int compareTo(PlainDate o) {
        int c = year - o.year;
        if (c == 0) {
            c = month - o.month;
            if (c == 0) {
                c = day - o.day;
            }
        }
        return c;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof PlainDate && compareTo((PlainDate) o) == 0;
    }

    @Override
    public int hashCode() {
        return year * 372 + month * 31 + day;
    }

    @Override
    public String toString() {
        return year + "-" + (month < 10 ? "0" : "") + month + "-" + (day < 10 ? "0" : "") + day;
    }
}
