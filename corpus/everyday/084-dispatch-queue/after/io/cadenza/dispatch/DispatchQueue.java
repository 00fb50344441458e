package io.cadenza.dispatch;

import java.util.Comparator;
import java.util.Objects;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;

/** Hands out the most important task that is due. */
public class DispatchQueue {

    private final Queue<Task> tasks = new PriorityQueue<>(Comparator.comparingInt(Task::priority).reversed());

    public void submit(Task task) {
        tasks.add(Objects.requireNonNull(task, "task"));
    }

    public Optional<Task> next() {
        return Optional.ofNullable(tasks.poll());
    }

    public boolean cancel(String id) {
        return tasks.removeIf(task -> task.id().equals(id));
    }

    public int size() {
        return tasks.size();
    }
}
