package assay.oracle.values;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that goes on a bit each time somebody looks at it. */
final class TickingClock extends Clock {

    private final long step;
    private long millis;

    TickingClock(long step) {
        this.step = step;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }

    @Override
    public Instant instant() {
        return Instant.ofEpochMilli(millis += step);
    }

    /** The same as it stands in source. */
    static String text(long step) {
        return "new java.time.Clock() { long millis; public java.time.ZoneId getZone() { return java.time.ZoneOffset.UTC; } public java.time.Clock withZone(java.time.ZoneId zone) { return this; }"
                + " public java.time.Instant instant() { return java.time.Instant.ofEpochMilli(millis += " + step
                + "L); } }";
    }
}
