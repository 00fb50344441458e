package gov.licences.fees;

import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

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
        return Stream.iterate(issued, date -> date.plusMonths(everyMonths))
                .skip(1)
                .limit(instalments)
                .toList();
    }

    public Optional<LocalDate> nextDue(LocalDate today) {
        return upcoming(today).findFirst();
    }

    public int outstanding(LocalDate today) {
        return (int) upcoming(today).count();
    }

    private Stream<LocalDate> upcoming(LocalDate today) {
        return dueDates().stream().filter(date -> !date.isBefore(today));
    }
}
