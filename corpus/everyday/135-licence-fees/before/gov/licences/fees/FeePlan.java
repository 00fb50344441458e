package gov.licences.fees;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** When the instalments of a licence fee fall due. */
public final class FeePlan {

    private final LocalDate issued;
    private final int everyMonths;
    private final int instalments;

    public FeePlan(LocalDate issued, int everyMonths, int instalments) {
        if (everyMonths < 1 || instalments < 1) {
            throw new IllegalArgumentException("plan of " + instalments + " every " + everyMonths + " months");
        }
        this.issued = Objects.requireNonNull(issued);
        this.everyMonths = everyMonths;
        this.instalments = instalments;
    }

    public List<LocalDate> dueDates() {
        List<LocalDate> dates = new ArrayList<>();
        for (int i = 1; i <= instalments; i++) {
            dates.add(issued.plusMonths((long) i * everyMonths));
        }
        return List.copyOf(dates);
    }

    public Optional<LocalDate> nextDue(LocalDate today) {
        for (LocalDate date : dueDates()) {
            if (!date.isBefore(today)) {
                return Optional.of(date);
            }
        }
        return Optional.empty();
    }

    public int outstanding(LocalDate today) {
        int count = 0;
        for (LocalDate date : dueDates()) {
            if (!date.isBefore(today)) {
                count++;
            }
        }
        return count;
    }
}
