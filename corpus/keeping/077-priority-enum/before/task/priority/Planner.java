package task.priority;

import java.util.ArrayList;
import java.util.List;

public class Planner {
    public enum Priority { LOW, NORMAL, URGENT }

    private final List<String> plan = new ArrayList<>();

    public int schedule(String task, Priority priority) {
        int hours;
        String mark;
        switch (priority) {
            case LOW:
                hours = 72;
                mark = "";
                break;
            case URGENT:
                hours = 1;
                mark = "!";
                break;
            default:
                hours = 24;
                mark = "";
                break;
        }
        plan.add(mark + task);
        return hours;
    }

    public String plan() {
        return plan.toString();
    }
}
