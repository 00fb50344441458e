package care;

import java.time.Duration;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Doses at the same local time every few days. */
public class MedicationPlan {

    private final ZonedDateTime firstDose;
    private final Duration interval;

    public MedicationPlan(ZonedDateTime firstDose, int everyDays) {
        if (everyDays < 1) {
            throw new IllegalArgumentException("everyDays");
        }
        this.firstDose = Objects.requireNonNull(firstDose);
        this.interval = Duration.ofDays(everyDays);
    }

    public List<ZonedDateTime> doses(int count) {
        List<ZonedDateTime> doses = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            doses.add(dose(i));
        }
        return doses;
    }

    public ZonedDateTime nextAfter(ZonedDateTime moment) {
        long n = 0;
        while (!dose(n).isAfter(moment)) {
            n++;
        }
        return dose(n);
    }

    private ZonedDateTime dose(long n) {
        return firstDose.plus(interval.multipliedBy(n));
    }
}
