package ds.prio;

import java.util.Comparator;
import java.util.PriorityQueue;

public class Tasks {
    private record Task(int priority, long sequence, String name) { }

    private final PriorityQueue<Task> tasks = new PriorityQueue<>(
        Comparator.comparingInt(Task::priority).reversed().thenComparingLong(Task::sequence));
    private long sequence;

    public void add(int priority, String name) {
        tasks.add(new Task(priority, sequence++, name));
    }

    public String next() {
        Task task = tasks.poll();
        return task == null ? "idle" : task.name();
    }

    public int size() {
        return tasks.size();
    }
}
