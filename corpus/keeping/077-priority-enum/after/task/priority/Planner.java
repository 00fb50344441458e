package task.priority;

import java.util.ArrayList;
import java.util.List;

public class Planner {
    public enum Priority { LOW, NORMAL, URGENT }

    private final List<String> plan = new ArrayList<>();

    public int schedule(String task, Priority priority) {
        int hours = hours(priority);
        plan.add((priority == Priority.URGENT ? "!" : "") + task);
        return hours;
    }

    private static int hours(Priority priority) {
        return switch (priority) {
            case LOW -> 72;
            case NORMAL -> 24;
            case URGENT -> 1;
        };
    }

    public String plan() {
        return plan.toString();
    }
}
