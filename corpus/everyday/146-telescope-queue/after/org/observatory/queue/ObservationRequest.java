package org.observatory.queue;

public final class ObservationRequest {

    private final String target;
    private final long sequence;
    private int priority;

    ObservationRequest(String target, int priority, long sequence) {
        this.target = target;
        this.priority = priority;
        this.sequence = sequence;
    }

    public String target() {
        return target;
    }

    public int priority() {
        return priority;
    }

    long sequence() {
        return sequence;
    }

    void raiseTo(int newPriority) {
        priority = Math.max(priority, newPriority);
    }
}
