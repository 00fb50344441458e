package city.parking;

public final class ParkingTariff {
    private final int freeMinutes;
    private final int centsPerHour;
    private final int dailyMaxCents;

    public ParkingTariff(int freeMinutes, int centsPerHour, int dailyMaxCents) {
        if (freeMinutes >= 0 && centsPerHour >= 0 && dailyMaxCents >= 0) {
            this.freeMinutes = freeMinutes;
            this.centsPerHour = centsPerHour;
            this.dailyMaxCents = dailyMaxCents;
        } else {
            throw new IllegalArgumentException("negative tariff value");
        }
    }

    public long fee(long minutes, boolean badge) {
        long result;
        if (minutes >= 0) {
            if (!badge) {
                if (minutes > freeMinutes) {
                    long days = minutes / 1440;
                    long rest = minutes % 1440;
                    long hours = rest / 60;
                    if (rest % 60 != 0) {
                        hours = hours + 1;
                    }
                    long restFee = hours * centsPerHour;
                    if (restFee > dailyMaxCents) {
                        restFee = dailyMaxCents;
                    }
                    result = days * dailyMaxCents + restFee;
                } else {
                    result = 0;
                }
            } else {
                result = 0;
            }
        } else {
            throw new IllegalArgumentException("negative duration");
        }
        return result;
    }

    public int cheapestHours(int budgetCents) {
        int hours = 0;
        boolean go = true;
        while (go) {
            if (hours < 24) {
                if (fee((hours + 1) * 60L, false) <= budgetCents) {
                    hours++;
                } else {
                    go = false;
                }
            } else {
                go = false;
            }
        }
        return hours;
    }
}
