package rail.fares;

public final class FareCalculator {
    private final boolean firstClass;

    public FareCalculator(boolean firstClass) {
        this.firstClass = firstClass;
    }

    public long fareCents(TicketKind kind, int kilometres, int passengers) {
        if (kilometres < 0 || passengers < 1) {
            throw new IllegalArgumentException("distance or passengers");
        }
        return withClassSurcharge(kind.fare(kilometres, passengers));
    }

    private long withClassSurcharge(long fare) {
        return firstClass ? fare + fare / 2 : fare;
    }
}
