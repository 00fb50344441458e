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
        long single = 120L + 17L * kilometres;
        long result;
        switch (kind) {
            case ADULT:
                result = single * passengers;
                break;
            case CHILD:
                result = single / 2 * passengers;
                break;
            case SENIOR:
                if (kilometres > 50) {
                    result = single * 7 / 10 * passengers;
                } else {
                    result = single * passengers;
                }
                break;
            case GROUP:
                if (passengers < 6) {
                    throw new IllegalStateException("too few for a group: " + passengers);
                }
                result = single * 6 / 10 * (passengers - passengers / 10);
                break;
            default:
                throw new AssertionError(kind);
        }
        if (firstClass) {
            result = result + result / 2;
        }
        return result;
    }
}
