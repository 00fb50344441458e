package com.relaypost.outbox;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

/** Messages waiting to be sent; bounded, the oldest are dropped first. */
public class Outbox {

    private final int limit;
    private final Deque<String> messages = new ArrayDeque<>();
    private int dropped;

    public Outbox(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit " + limit);
        }
        this.limit = limit;
    }

    public void add(String message) {
        Objects.requireNonNull(message, "message");
        if (isFull()) {
            messages.removeFirst();
            dropped++;
        }
        messages.addLast(message);
    }

    public void addUrgent(String message) {
        Objects.requireNonNull(message, "message");
        if (isFull()) {
            messages.removeLast();
            dropped++;
        }
        messages.addFirst(message);
    }

    private boolean isFull() {
        return messages.size() == limit;
    }

    public String next() {
        return messages.pollFirst();
    }

    public String last() {
        return messages.peekLast();
    }

    /** Takes up to max messages of a topic; the others keep their places. */
    public List<String> drain(int max, String topic) {
        List<String> taken = new ArrayList<>();
        for (Iterator<String> it = messages.iterator(); taken.size() < max && it.hasNext(); ) {
            String message = it.next();
            if (message.startsWith(topic)) {
                taken.add(message);
                it.remove();
            }
        }
        return taken;
    }

    public boolean discard(String message) {
        return messages.removeLastOccurrence(message);
    }

    public List<String> newestFirst() {
        List<String> result = new ArrayList<>(messages.size());
        messages.descendingIterator().forEachRemaining(result::add);
        return result;
    }

    public int dropped() {
        return dropped;
    }
}
