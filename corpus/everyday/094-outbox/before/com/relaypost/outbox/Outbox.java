package com.relaypost.outbox;

import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.ListIterator;

/** Messages waiting to be sent; bounded, the oldest are dropped first. */
public class Outbox {

    private final int limit;
    private final LinkedList<String> messages = new LinkedList<>();
    private int dropped;

    public Outbox(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit " + limit);
        }
        this.limit = limit;
    }

    public void add(String message) {
        if (message == null) {
            throw new NullPointerException("message");
        }
        messages.add(message);
        if (messages.size() > limit) {
            messages.remove(0);
            dropped++;
        }
    }

    public void addUrgent(String message) {
        if (message == null) {
            throw new NullPointerException("message");
        }
        if (messages.size() == limit) {
            messages.remove(messages.size() - 1);
            dropped++;
        }
        messages.add(0, message);
    }

    public String next() {
        return messages.isEmpty() ? null : messages.remove(0);
    }

    public String last() {
        return messages.isEmpty() ? null : messages.get(messages.size() - 1);
    }

    /** Takes up to max messages of a topic; the others keep their places. */
    public List<String> drain(int max, String topic) {
        List<String> taken = new ArrayList<>();
        ListIterator<String> it = messages.listIterator();
        while (it.hasNext() && taken.size() < max) {
            String message = it.next();
            if (message.startsWith(topic)) {
                taken.add(message);
                it.remove();
            }
        }
        return taken;
    }

    public boolean discard(String message) {
        int index = messages.lastIndexOf(message);
        if (index < 0) {
            return false;
        }
        messages.remove(index);
        return true;
    }

    public List<String> newestFirst() {
        List<String> result = new ArrayList<>();
        for (int i = messages.size() - 1; i >= 0; i--) {
            result.add(messages.get(i));
        }
        return result;
    }

    public int dropped() {
        return dropped;
    }
}
