package desk.calendar;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Locale;

/** A month as text, weeks start on Monday. */
public final class MonthSheet {
    private final YearMonth month;
    private final char[] marks = new char[32];

    public MonthSheet(int year, int month) {
        if (year < 1 || year > 9999) {
            throw new IllegalArgumentException("year " + year);
        }
        this.month = YearMonth.of(year, month);
    }

    /** A blank takes the mark away. */
    public MonthSheet mark(int day, char sign) {
        if (day < 1 || day > month.lengthOfMonth()) {
            throw new IllegalArgumentException("day " + day);
        }
        marks[day] = sign == ' ' ? 0 : sign;
        return this;
    }

    /** Marks the days with a distance of so many days from one day on. */
    public MonthSheet every(int from, int distance, char sign) {
        if (distance < 1) {
            throw new IllegalArgumentException("distance");
        }
        for (long day = from; day <= month.lengthOfMonth(); day += distance) {
            mark((int) day, sign);
        }
        return this;
    }

    public String title() {
        String name = month.getMonth().name();
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT) + " " + month.getYear();
    }

    public String render() {
        StringBuilder sb = new StringBuilder();
        String title = title();
        for (int i = 0; i < (21 - title.length()) / 2; i++) {
            sb.append(' ');
        }
        sb.append(title).append('\n');
        sb.append("Mo Tu We Th Fr Sa Su\n");
        int column = 0;
        LocalDate first = month.atDay(1);
        for (int i = 1; i < first.getDayOfWeek().getValue(); i++) {
            sb.append("   ");
            column++;
        }
        for (int day = 1; day <= month.lengthOfMonth(); day++) {
            if (column == 7) {
                sb.append('\n');
                column = 0;
            }
            if (day < 10) {
                sb.append(' ');
            }
            sb.append(day);
            sb.append(marks[day] == 0 ? ' ' : marks[day]);
            column++;
        }
        sb.append('\n');
        return sb.toString();
    }

    public String legend() {
        String legend = "";
        for (int day = 1; day < marks.length; day++) {
            if (marks[day] != 0) {
                legend += (legend.isEmpty() ? "" : ", ") + day + "=" + marks[day];
            }
        }
        return legend;
    }
}
