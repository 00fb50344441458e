package desk.calendar;

import java.time.YearMonth;
import java.util.Collections;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A month as text, weeks start on Monday. */
public final class MonthSheet {
    private static final String SHEET = """
            %s%s
            Mo Tu We Th Fr Sa Su
            %s
            """;

    private final YearMonth month;
    private final Map<Integer, Character> marks = new TreeMap<>();

    public MonthSheet(int year, int month) {
        if (year < 1 || year > 9999) {
            throw new IllegalArgumentException("year " + year);
        }
        this.month = YearMonth.of(year, month);
    }

    /** A blank takes the mark away. */
    public MonthSheet mark(int day, char sign) {
        if (!month.isValidDay(day)) {
            throw new IllegalArgumentException("day " + day);
        }
        if (sign == ' ' || sign == 0) {
            marks.remove(day);
        } else {
            marks.put(day, sign);
        }
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
        return "%s%s %s".formatted(name.charAt(0), name.substring(1).toLowerCase(Locale.ROOT),
                String.valueOf(month.getYear()));
    }

    public String render() {
        List<String> cells = new ArrayList<>(
                Collections.nCopies(month.atDay(1).getDayOfWeek().ordinal(), "   "));
        for (int day = 1; day <= month.lengthOfMonth(); day++) {
            cells.add((day < 10 ? " " : "") + day + marks.getOrDefault(day, ' '));
        }
        List<String> weeks = new ArrayList<>();
        for (int i = 0; i < cells.size(); i += 7) {
            weeks.add(String.join("", cells.subList(i, Math.min(i + 7, cells.size()))));
        }
        String title = title();
        return SHEET.formatted(" ".repeat((21 - title.length()) / 2), title, String.join("\n", weeks));
    }

    public String legend() {
        return marks.entrySet().stream().map(Map.Entry::toString).collect(Collectors.joining(", "));
    }
}
