package home.planner;

import java.time.DayOfWeek;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class WeekPlan {
    private final Map<DayOfWeek, List<String>> entries = new HashMap<>();

    public void plan(DayOfWeek day, String task) {
        Objects.requireNonNull(day, "day");
        Objects.requireNonNull(task, "task");
        List<String> list = entries.get(day);
        if (list == null) {
            list = new ArrayList<>();
            entries.put(day, list);
        }
        list.add(task);
    }

    public boolean drop(DayOfWeek day, String task) {
        List<String> list = entries.get(day);
        if (list == null) {
            return false;
        }
        boolean gone = list.remove(task);
        if (list.isEmpty()) {
            entries.remove(day);
        }
        return gone;
    }

    public List<String> tasks(DayOfWeek day) {
        List<String> list = entries.get(day);
        return list == null ? new ArrayList<>() : new ArrayList<>(list);
    }

    /** Moves every task of a day to the end of another day. */
    public int moveAll(DayOfWeek from, DayOfWeek to) {
        Objects.requireNonNull(to, "to");
        List<String> moving = entries.remove(from);
        if (moving == null) {
            return 0;
        }
        List<String> target = entries.get(to);
        if (target == null) {
            entries.put(to, moving);
        } else {
            target.addAll(moving);
        }
        return moving.size();
    }

    public List<DayOfWeek> busyDays() {
        List<DayOfWeek> days = new ArrayList<>();
        for (DayOfWeek d : DayOfWeek.values()) {
            if (entries.containsKey(d)) {
                days.add(d);
            }
        }
        return days;
    }

    public String report() {
        StringBuilder sb = new StringBuilder();
        for (DayOfWeek d : DayOfWeek.values()) {
            List<String> list = entries.get(d);
            if (list != null) {
                sb.append(d).append(": ").append(String.join("; ", list)).append('\n');
            }
        }
        return sb.toString();
    }
}
