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
        String result;
        if (today.compareTo(start) < 0) {
            result = "NOT YET VALID";
        } else {
            if (today.compareTo(start.plusMonths(months).minusDays(1)) > 0) {
                result = "EXPIRED";
            } else {
                if (pausedUntil != null && today.compareTo(pausedUntil) <= 0) {
                    result = "PAUSED";
                } else {
                    result = "WELCOME";
                }
            }
        }
        return result;
    }
}
