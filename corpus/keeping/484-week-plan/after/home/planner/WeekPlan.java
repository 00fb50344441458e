package home.planner;

import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class WeekPlan {
    private final Map<DayOfWeek, List<String>> entries = new EnumMap<>(DayOfWeek.class);

    public void plan(DayOfWeek day, String task) {
        Objects.requireNonNull(day, "day");
        Objects.requireNonNull(task, "task");
        entries.computeIfAbsent(day, d -> new ArrayList<>()).add(task);
    }

    public boolean drop(DayOfWeek day, String task) {
        List<String> list = entries.get(day);
        if (list == null || !list.remove(task)) {
            return false;
        }
        if (list.isEmpty()) {
            entries.remove(day);
        }
        return true;
    }

    public List<String> tasks(DayOfWeek day) {
        return new ArrayList<>(entries.getOrDefault(day, List.of()));
    }

    /** Moves every task of a day to the end of another day. */
    public int moveAll(DayOfWeek from, DayOfWeek to) {
        Objects.requireNonNull(to, "to");
        List<String> moving = entries.remove(from);
        if (moving == null) {
            return 0;
        }
        entries.merge(to, moving, (there, added) -> {
            there.addAll(added);
            return there;
        });
        return moving.size();
    }

    public List<DayOfWeek> busyDays() {
        return new ArrayList<>(entries.keySet());
    }

    public String report() {
        StringBuilder sb = new StringBuilder();
        entries.forEach((day, tasks) ->
                sb.append(day).append(": ").append(String.join("; ", tasks)).append('\n'));
        return sb.toString();
    }
}
