package com.shopcore.events;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Consumer;

final class ListenerList<L> {
    private final Set<L> listeners = new LinkedHashSet<>();

    void add(L listener) {
        listeners.add(listener);
    }

    void remove(L listener) {
        listeners.remove(listener);
    }

    void notifyAllOf(Consumer<? super L> call) {
        listeners.forEach(call);
    }
}
