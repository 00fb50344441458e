package com.granarypipe.jobs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Listeners in the order of registration, each at most once. */
final class Listeners<L> {

    private final List<L> registered = new ArrayList<>();

    boolean add(L listener) {
        if (listener == null) {
            throw new IllegalArgumentException("listener");
        }
        return !registered.contains(listener) && registered.add(listener);
    }

    boolean remove(L listener) {
        return registered.remove(listener);
    }

    /** Calls a snapshot, so that listeners may come and go meanwhile. */
    void notifyAll(Consumer<? super L> call) {
        List.copyOf(registered).forEach(call);
    }
}
