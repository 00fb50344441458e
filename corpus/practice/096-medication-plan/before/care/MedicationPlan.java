package care;

import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Doses at the same local time every few days. */
public class MedicationPlan {

    private final ZonedDateTime firstDose;
    private final int everyDays;

    public MedicationPlan(ZonedDateTime firstDose, int everyDays) {
        if (everyDays < 1) {
            throw new IllegalArgumentException("everyDays");
        }
        this.firstDose = Objects.requireNonNull(firstDose);
        this.everyDays = everyDays;
    }

    public List<ZonedDateTime> doses(int count) {
        List<ZonedDateTime> doses = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            doses.add(firstDose.plusDays((long) i * everyDays));
        }
        return doses;
    }

    public ZonedDateTime nextAfter(ZonedDateTime moment) {
        long n = 0;
        ZonedDateTime dose = firstDose;
        while (!dose.isAfter(moment)) {
            n++;
            dose = firstDose.plusDays(n * everyDays);
        }
        return dose;
    }
}
