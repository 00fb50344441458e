package health.theatre;

/** Half-open interval in minutes of the day. */
public record Slot(int start, int end) {
    public Slot {
        if (start > end) {
            throw new IllegalArgumentException(start + ">" + end);
        }
    }

    public int length() {
        return end - start;
    }
}
