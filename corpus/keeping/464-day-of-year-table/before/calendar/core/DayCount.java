package calendar.core;

public final class DayCount {
    private DayCount() {
    }

    public static boolean isLeap(int year) {
        if (year % 400 == 0) {
            return true;
        }
        if (year % 100 == 0) {
            return false;
        }
        return year % 4 == 0;
    }

    public static int daysInMonth(int year, int month) {
        switch (month) {
            case 1: case 3: case 5: case 7: case 8: case 10: case 12:
                return 31;
            case 4: case 6: case 9: case 11:
                return 30;
            case 2:
                return isLeap(year) ? 29 : 28;
            default:
                throw new IllegalArgumentException("month " + month);
        }
    }

    public static int dayOfYear(int year, int month, int day) {
        if (day < 1 || day > daysInMonth(year, month)) {
            throw new IllegalArgumentException("day " + day);
        }
        int sum = day;
        for (int m = 1; m < month; m++) {
            sum += daysInMonth(year, m);
        }
        return sum;
    }

    public static int[] monthAndDay(int year, int dayOfYear) {
        if (dayOfYear < 1 || dayOfYear > (isLeap(year) ? 366 : 365)) {
            throw new IllegalArgumentException("day of year " + dayOfYear);
        }
        int month = 1;
        int rest = dayOfYear;
        while (rest > daysInMonth(year, month)) {
            rest -= daysInMonth(year, month);
            month++;
        }
        return new int[] {month, rest};
    }

    public static int quarter(int year, int dayOfYear) {
        return (monthAndDay(year, dayOfYear)[0] - 1) / 3 + 1;
    }

    public static long daysBetween(int y1, int d1, int y2, int d2) {
        monthAndDay(y1, d1);
        monthAndDay(y2, d2);
        if (y1 < -5000 || y1 > 5000 || y2 < -5000 || y2 > 5000) {
            throw new ArithmeticException("year");
        }
        long days = d2 - d1;
        for (int y = y1; y < y2; y++) {
            days += isLeap(y) ? 366 : 365;
        }
        for (int y = y2; y < y1; y++) {
            days -= isLeap(y) ? 366 : 365;
        }
        return days;
    }
}
