package com.social.feed;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/** The list is replaced on each change, so whoever is iterating goes on with the old one. */
final class Listeners<E> {
    private List<Consumer<E>> listeners = List.of();

    Runnable add(Consumer<E> listener) {
        Objects.requireNonNull(listener);
        List<Consumer<E>> more = new ArrayList<>(listeners);
        more.add(listener);
        listeners = more;
        return () -> remove(listener);
    }

    private void remove(Consumer<E> listener) {
        List<Consumer<E>> fewer = new ArrayList<>(listeners);
        fewer.remove(listener);
        listeners = fewer;
    }

    void fire(E event) {
        listeners.forEach(listener -> listener.accept(event));
    }
}
