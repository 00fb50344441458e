package hotel.rooms;

/** Booked from start (inclusive) to end (exclusive). */
public record Booking(long start, long end, String guest) {
    public Booking {
        if (start >= end) {
            throw new IllegalArgumentException("empty booking");
        }
    }
}
