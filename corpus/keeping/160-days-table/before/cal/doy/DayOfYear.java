package cal.doy;

public final class DayOfYear {
    private DayOfYear() {
    }

    private static int length(int month, boolean leap) {
        if (month == 2) {
            return leap ? 29 : 28;
        }
        if (month == 4 || month == 6 || month == 9 || month == 11) {
            return 30;
        }
        return 31;
    }

    public static int of(int month, int day, boolean leap) {
        if (month < 1 || month > 12 || day < 1 || day > length(month, leap)) {
            throw new IllegalArgumentException("date");
        }
        int sum = day;
        for (int m = 1; m < month; m++) {
            sum += length(m, leap);
        }
        return sum;
    }
}
