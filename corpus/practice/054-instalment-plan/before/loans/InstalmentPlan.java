package loans;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

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
        List<LocalDate> dates = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            dates.add(firstDue.plusMonths(i));
        }
        return dates;
    }

    public long paidUntil(LocalDate day) {
        long paid = 0;
        for (LocalDate due : dueDates()) {
            if (!due.isAfter(day)) {
                paid += amountCents;
            }
        }
        return paid;
    }
}
