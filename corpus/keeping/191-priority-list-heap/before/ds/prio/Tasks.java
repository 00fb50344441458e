package ds.prio;

import java.util.ArrayList;
import java.util.List;

public class Tasks {
    private record Task(int priority, String name) { }

    private final List<Task> tasks = new ArrayList<>();

    public void add(int priority, String name) {
        int i = 0;
        while (i < tasks.size() && tasks.get(i).priority() >= priority) {
            i++;
        }
        tasks.add(i, new Task(priority, name));
    }

    public String next() {
        return tasks.isEmpty() ? "idle" : tasks.remove(0).name();
    }

    public int size() {
        return tasks.size();
    }
}
