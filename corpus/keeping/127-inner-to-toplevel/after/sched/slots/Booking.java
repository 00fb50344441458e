package sched.slots;

final class Booking {
    private final int from;
    private final int to;

    Booking(int from, int to) {
        this.from = from;
        this.to = to;
    }

    boolean clashes(int start, int end) {
        return from < end && start < to;
    }

    int length() {
        return to - from;
    }
}
