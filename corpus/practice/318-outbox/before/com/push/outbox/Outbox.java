package com.push.outbox;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Objects;

/** Messages waiting to be pushed: urgent ones first, else first in first out. */
public class Outbox {
    private final LinkedList<String> urgent = new LinkedList<>();
    private final LinkedList<String> normal = new LinkedList<>();
    private final LinkedList<String> bulk = new LinkedList<>();

    public void add(Priority priority, String message) {
        Objects.requireNonNull(priority, "priority");
        Objects.requireNonNull(message, "message");
        if (priority == Priority.URGENT) {
            urgent.add(message);
        } else if (priority == Priority.NORMAL) {
            normal.add(message);
        } else {
            bulk.add(message);
        }
    }

    /** The next message, or null. */
    public String next() {
        if (!urgent.isEmpty()) {
            return urgent.removeFirst();
        }
        if (!normal.isEmpty()) {
            return normal.removeFirst();
        }
        if (!bulk.isEmpty()) {
            return bulk.removeFirst();
        }
        return null;
    }

    public List<String> drain(int max) {
        List<String> batch = new ArrayList<>();
        while (batch.size() < max) {
            String message = next();
            if (message == null) {
                break;
            }
            batch.add(message);
        }
        return batch;
    }

    public boolean withdraw(String message) {
        return urgent.remove(message) || normal.remove(message) || bulk.remove(message);
    }

    public int size() {
        return urgent.size() + normal.size() + bulk.size();
    }
}
