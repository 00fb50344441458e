package calendar.core;

public final class DayCount {
    private static final int[] COMMON = {0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365};
    private static final int[] LEAP = {0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335, 366};

    private DayCount() {
    }

    public static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    private static int[] table(int year) {
        return isLeap(year) ? LEAP : COMMON;
    }

    public static int daysInMonth(int year, int month) {
        if (month < 1 || month > 12) {
            throw new IllegalArgumentException("no month " + month);
        }
        int[] before = table(year);
        return before[month] - before[month - 1];
    }

    public static int dayOfYear(int year, int month, int day) {
        if (day < 1 || day > daysInMonth(year, month)) {
            throw new IllegalArgumentException("no day " + day);
        }
        return table(year)[month - 1] + day;
    }

    public static int[] monthAndDay(int year, int dayOfYear) {
        int month = monthOf(year, dayOfYear);
        return new int[] {month, dayOfYear - table(year)[month - 1]};
    }

    private static int monthOf(int year, int dayOfYear) {
        int[] ends = table(year);
        if (dayOfYear < 1 || dayOfYear > ends[12]) {
            throw new IllegalArgumentException("no such day in " + year + ": " + dayOfYear);
        }
        int month = (dayOfYear - 1) / 31 + 1;
        return dayOfYear > ends[month] ? month + 1 : month;
    }

    public static int quarter(int year, int dayOfYear) {
        return (monthOf(year, dayOfYear) + 2) / 3;
    }

    public static long daysBetween(int y1, int d1, int y2, int d2) {
        monthOf(y1, d1);
        monthOf(y2, d2);
        if (Math.abs((long) y1) > 5000 || Math.abs((long) y2) > 5000) {
            throw new ArithmeticException("year out of range");
        }
        return daysBefore(y2) - daysBefore(y1) + d2 - d1;
    }

    private static long daysBefore(int year) {
        long y = year - 1L;
        return y * 365 + Math.floorDiv(y, 4) - Math.floorDiv(y, 100) + Math.floorDiv(y, 400);
    }
}
