package rail.fares;

public enum TicketKind {
    ADULT {
        @Override
        long fare(int kilometres, int passengers) {
            return perPassenger(kilometres) * passengers;
        }
    },
    CHILD {
        @Override
        long fare(int kilometres, int passengers) {
            return perPassenger(kilometres) / 2 * passengers;
        }
    },
    SENIOR {
        @Override
        long fare(int kilometres, int passengers) {
            long single = perPassenger(kilometres);
            return (kilometres > LONG_DISTANCE_KM ? single * 7 / 10 : single) * passengers;
        }
    },
    GROUP {
        @Override
        long fare(int kilometres, int passengers) {
            if (passengers < MINIMUM_GROUP) {
                throw new IllegalStateException("too few for a group: " + passengers);
            }
            long single = perPassenger(kilometres);
            int paying = passengers - passengers / 10;
            return single * 6 / 10 * paying;
        }
    };

    private static final int LONG_DISTANCE_KM = 50;
    private static final int MINIMUM_GROUP = 6;
    private static final long BASE_CENTS = 120;
    private static final long CENTS_PER_KM = 17;

    /** Fare in cents, before class surcharges. */
    abstract long fare(int kilometres, int passengers);

    private static long perPassenger(int kilometres) {
        return BASE_CENTS + CENTS_PER_KM * kilometres;
    }
}
