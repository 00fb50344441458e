package city.parking;

public final class ParkingTariff {
    private static final int MINUTES_PER_HOUR = 60;
    private static final int MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

    private final int freeMinutes;
    private final int centsPerHour;
    private final int dailyMaxCents;

    public ParkingTariff(int freeMinutes, int centsPerHour, int dailyMaxCents) {
        if ((freeMinutes | centsPerHour | dailyMaxCents) < 0) {
            throw new IllegalArgumentException("tariff values must not be negative");
        }
        this.freeMinutes = freeMinutes;
        this.centsPerHour = centsPerHour;
        this.dailyMaxCents = dailyMaxCents;
    }

    public long fee(long minutes, boolean badge) {
        if (minutes < 0) {
            throw new IllegalArgumentException("duration must not be negative: " + minutes);
        }
        if (badge || minutes <= freeMinutes) {
            return 0;
        }
        long startedHours = (minutes % MINUTES_PER_DAY + MINUTES_PER_HOUR - 1) / MINUTES_PER_HOUR;
        return minutes / MINUTES_PER_DAY * dailyMaxCents
                + Math.min(startedHours * centsPerHour, dailyMaxCents);
    }

    public int cheapestHours(int budgetCents) {
        for (int hours = 1; hours <= 24; hours++) {
            if (fee(hours * (long) MINUTES_PER_HOUR, false) > budgetCents) {
                return hours - 1;
            }
        }
        return 24;
    }
}
