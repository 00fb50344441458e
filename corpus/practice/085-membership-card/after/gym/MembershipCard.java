package gym;

import java.time.LocalDate;

public final class MembershipCard {

    private final LocalDate start;
    private final int months;
    private LocalDate pausedUntil;

    public MembershipCard(LocalDate start, int months) {
        if (months <= 0) {
            throw new IllegalArgumentException("months");
        }
        this.start = start;
        this.months = months;
    }

    public void pauseUntil(LocalDate day) {
        this.pausedUntil = day;
    }

    public LocalDate lastDay() {
        return start.plusMonths(months).minusDays(1);
    }

    public String admit(LocalDate today) {
        if (today.isBefore(start)) {
            return "NOT YET VALID";
        }
        if (today.isAfter(lastDay())) {
            return "EXPIRED";
        }
        return isPausedOn(today) ? "PAUSED" : "WELCOME";
    }

    private boolean isPausedOn(LocalDate day) {
        return pausedUntil != null && !day.isAfter(pausedUntil);
    }
}
