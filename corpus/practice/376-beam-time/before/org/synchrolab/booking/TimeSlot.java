package org.synchrolab.booking;

import java.time.Duration;
import java.time.LocalDateTime;

public final class TimeSlot {
    private final LocalDateTime start;
    private final LocalDateTime end;

    public TimeSlot(LocalDateTime start, LocalDateTime end) {
        if (!start.isBefore(end)) {
            throw new IllegalArgumentException("slot must not be empty");
        }
        this.start = start;
        this.end = end;
    }

    public LocalDateTime start() {
        return start;
    }

    public LocalDateTime end() {
        return end;
    }

    public Duration length() {
        return Duration.between(start, end);
    }
}
