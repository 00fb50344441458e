package io.cadenza.dispatch;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Hands out the most important task that is due. */
public class DispatchQueue {

    private final List<Task> tasks = new ArrayList<>();

    public void submit(Task task) {
        Objects.requireNonNull(task, "task");
        int index = 0;
        while (index < tasks.size() && tasks.get(index).priority() >= task.priority()) {
            index++;
        }
        tasks.add(index, task);
    }

    public Optional<Task> next() {
        return tasks.isEmpty() ? Optional.empty() : Optional.of(tasks.remove(0));
    }

    public boolean cancel(String id) {
        Iterator<Task> it = tasks.iterator();
        while (it.hasNext()) {
            if (it.next().id().equals(id)) {
                it.remove();
                return true;
            }
        }
        return false;
    }

    public int size() {
        return tasks.size();
    }
}
