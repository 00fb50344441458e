package com.push.outbox;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Messages waiting to be pushed: urgent ones first, else first in first out. */
public class Outbox {
    private final Map<Priority, Deque<String>> lanes = new EnumMap<>(Priority.class);

    public Outbox() {
        for (Priority priority : Priority.values()) {
            lanes.put(priority, new ArrayDeque<>());
        }
    }

    public void add(Priority priority, String message) {
        Objects.requireNonNull(priority, "priority");
        Objects.requireNonNull(message, "message");
        lanes.get(priority).addLast(message);
    }

    /** The next message, or null. */
    public String next() {
        return lanes.values().stream()
                .filter(lane -> !lane.isEmpty())
                .findFirst()
                .map(Deque::pollFirst)
                .orElse(null);
    }

    public List<String> drain(int max) {
        List<String> batch = new ArrayList<>();
        for (Deque<String> lane : lanes.values()) {
            while (batch.size() < max && !lane.isEmpty()) {
                batch.add(lane.pollFirst());
            }
        }
        return batch;
    }

    public boolean withdraw(String message) {
        return lanes.values().stream().anyMatch(lane -> lane.remove(message));
    }

    public int size() {
        return lanes.values().stream().mapToInt(Deque::size).sum();
    }
}
