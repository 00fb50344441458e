package com.granarypipe.jobs;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Runs a step for each item and tells listeners how far it is. */
public class BatchJob<T> {

    private final String name;
    private final Consumer<? super T> step;
    private final List<ProgressListener> listeners = new ArrayList<>();

    public BatchJob(String name, Consumer<? super T> step) {
        this.name = name;
        this.step = step;
    }

    public boolean listen(ProgressListener listener) {
        if (listener == null) {
            throw new IllegalArgumentException("listener");
        }
        if (listeners.contains(listener)) {
            return false;
        }
        return listeners.add(listener);
    }

    public boolean unlisten(ProgressListener listener) {
        return listeners.remove(listener);
    }

    public int run(List<? extends T> items) {
        for (ProgressListener listener : new ArrayList<>(listeners)) {
            listener.started(name, items.size());
        }
        int done = 0;
        for (T item : items) {
            step.accept(item);
            done++;
            for (ProgressListener listener : new ArrayList<>(listeners)) {
                listener.advanced(name, done);
            }
        }
        for (ProgressListener listener : new ArrayList<>(listeners)) {
            listener.finished(name);
        }
        return done;
    }
}
