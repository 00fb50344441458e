package stay;

import java.time.LocalDate;

record StayRequest(String roomType, LocalDate arrival, int nights, int persons, boolean breakfast) {

    private static final long BREAKFAST_CENTS = 1450;

    StayRequest {
        if (arrival == null) {
            throw new IllegalArgumentException("arrival");
        }
        if (nights < 1 || persons < 1) {
            throw new IllegalArgumentException("nights or persons");
        }
    }

    boolean isLong() {
        return nights >= 7;
    }

    long extras() {
        return breakfast ? BREAKFAST_CENTS * nights * persons : 0;
    }

    long tax() {
        int month = arrival.getMonthValue();
        boolean season = month >= 5 && month <= 9;
        return (season ? 300L : 200L) * nights * persons;
    }
}
