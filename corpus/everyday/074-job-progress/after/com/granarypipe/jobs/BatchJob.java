package com.granarypipe.jobs;

import java.util.List;
import java.util.function.Consumer;

/** Runs a step for each item and tells listeners how far it is. */
public class BatchJob<T> {

    private final String name;
    private final Consumer<? super T> step;
    private final Listeners<ProgressListener> listeners = new Listeners<>();

    public BatchJob(String name, Consumer<? super T> step) {
        this.name = name;
        this.step = step;
    }

    public boolean listen(ProgressListener listener) {
        return listeners.add(listener);
    }

    public boolean unlisten(ProgressListener listener) {
        return listeners.remove(listener);
    }

    public int run(List<? extends T> items) {
        listeners.notifyAll(listener -> listener.started(name, items.size()));
        int done = 0;
        for (T item : items) {
            step.accept(item);
            int soFar = ++done;
            listeners.notifyAll(listener -> listener.advanced(name, soFar));
        }
        listeners.notifyAll(listener -> listener.finished(name));
        return done;
    }
}
