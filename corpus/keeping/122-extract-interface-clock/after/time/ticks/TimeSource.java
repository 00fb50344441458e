package time.ticks;

@FunctionalInterface
interface TimeSource {
    /** The current time, in whatever unit. */
    long now();
}
