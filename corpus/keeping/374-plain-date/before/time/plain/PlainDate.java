package time.plain;

public final class PlainDate implements Comparable<PlainDate> {

    private final int year;
    private final int month;
    private final int day;

    public PlainDate(int year, int month, int day) {
        if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) {
            throw new IllegalArgumentException(year + "-" + month + "-" + day);
        }
        this.year = year;
        this.month = month;
        this.day = day;
    }

    public static int daysIn(int year, int month) {
        int days = 0;
        switch (month) {
            case 2:
                if (year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)) {
                    days = 29;
                    break;
                }
                days = 28;
                break;
            case 4:
            case 6:
            case 9:
            case 11:
                days = 30;
                break;
            case 1: case 3: case 5: case 7: case 8: case 10: case 12:
                days++;
            default:
                days += 30;
        }
        return days;
    }

    public PlainDate next() {
        if (day < daysIn(year, month)) {
            return new PlainDate(year, month, day + 1);
        }
        if (month == 12) {
            return new PlainDate(year + 1, 1, 1);
        }
        return new PlainDate(year, month + 1, 1);
    }

    public String quarter() {
        String name;
        switch ((month - 1) / 3) {
            case 0:
                name = "Q1";
                break;
            case 1:
                name = "Q2";
                break;
            case 2:
                name = "Q3";
                break;
            default:
                name = "Q4";
        }
        return name + "/" + year;
    }

    @Override
    public int compareTo(PlainDate o) {
        if (year != o.year) {
            return year < o.year ? -1 : 1;
        }
        return (month * 32 + day) - (o.month * 32 + o.day);
    }

    @Override
    public boolean equals(Object o) {
        if (o == null || !(o instanceof PlainDate)) {
            return false;
        }
        return compareTo((PlainDate) o) == 0;
    }

    @Override
    public int hashCode() {
        return year * 512 + month * 32 + day;
    }

    @Override
    public String toString() {
        return String.format(java.util.Locale.ROOT, "%d-%02d-%02d", year, month, day);
    }
}
