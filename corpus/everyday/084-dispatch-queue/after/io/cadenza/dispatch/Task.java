package io.cadenza.dispatch;

public record Task(String id, int priority, long notBefore) {

    public Task(String id, int priority) {
        this(id, priority, 0);
    }
}
