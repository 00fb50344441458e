package loans;

import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A loan that is paid back in equal monthly instalments. */
public class InstalmentPlan {

    private final LocalDate firstDue;
    private final int count;
    private final long amountCents;

    public InstalmentPlan(LocalDate firstDue, int count, long amountCents) {
        this.firstDue = Objects.requireNonNull(firstDue);
        if (count < 1) {
            throw new IllegalArgumentException("count");
        }
        this.count = count;
        this.amountCents = amountCents;
    }

    public List<LocalDate> dueDates() {
        return Stream.iterate(firstDue, due -> due.plusMonths(1))
                .limit(count)
                .collect(Collectors.toList());
    }

    public long paidUntil(LocalDate day) {
        long duePayments = dueDates().stream()
                .filter(due -> !due.isAfter(day))
                .count();
        return duePayments * amountCents;
    }
}
