package time.plain;

import java.util.Locale;

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
        return switch (month) {
            case 1, 3, 5, 7, 8, 10, 12 -> 31;
            case 2 -> {
                boolean leap = year % 400 == 0 || year % 4 == 0 && year % 100 != 0;
                yield leap ? 29 : 28;
            }
            default -> 30;
        };
    }

    public PlainDate next() {
        if (day < daysIn(year, month)) {
            return new PlainDate(year, month, day + 1);
        }
        return switch (month) {
            case 12 -> new PlainDate(year + 1, 1, 1);
            default -> new PlainDate(year, month + 1, 1);
        };
    }

    public String quarter() {
        String name = switch (month) {
            case 1, 2, 3 -> "Q1";
            case 4, 5, 6 -> "Q2";
            case 7, 8, 9 -> "Q3";
            default -> "Q4";
        };
        return name + "/" + year;
    }

    @Override
    public int compareTo(PlainDate o) {
        int byYear = Integer.compare(year, o.year);
        if (byYear != 0) {
            return byYear;
        }
        int byMonth = Integer.compare(month, o.month);
        return byMonth != 0 ? byMonth : Integer.compare(day, o.day);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof PlainDate other
                && year == other.year && month == other.month && day == other.day;
    }

    @Override
    public int hashCode() {
        return (year * 31 + month) * 31 + day;
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%d-%02d-%02d", year, month, day);
    }
}
