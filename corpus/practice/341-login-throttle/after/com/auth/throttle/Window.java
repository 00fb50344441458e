package com.auth.throttle;

import java.util.ArrayDeque;
import java.util.Deque;

final class Window {
    private final Deque<Long> times = new ArrayDeque<>();

    void add(long time) {
        times.addLast(time);
    }

    void dropUpTo(long time) {
        while (!times.isEmpty() && times.peekFirst() <= time) {
            times.removeFirst();
        }
    }

    int size() {
        return times.size();
    }
}
