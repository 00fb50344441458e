package com.firewatch.panel;

import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Observers may come and go during delivery; those present at its start are served. */
final class ObserverList<T> {
    private final CopyOnWriteArrayList<T> observers = new CopyOnWriteArrayList<>();

    void add(T observer) {
        observers.addIfAbsent(Objects.requireNonNull(observer, "observer"));
    }

    boolean remove(T observer) {
        return observers.remove(observer);
    }

    void deliver(Consumer<? super T> message) {
        for (T observer : observers) {
            message.accept(observer);
        }
    }
}
