package travel.border;

import java.time.LocalDate;
import java.time.temporal.ChronoUnit;
import java.util.List;

/** Counts days against a limit within a rolling window, e.g. 90 days within 180. */
public final class StayCounter {

    private final int limit;
    private final int window;

    public StayCounter(int limit, int window) {
        if (limit < 1 || window < limit) {
            throw new IllegalArgumentException(limit + "/" + window);
        }
        this.limit = limit;
        this.window = window;
    }

    /** Days spent in the window that ends on the given day, that day included. */
    public int daysUsed(List<Stay> stays, LocalDate on) {
        LocalDate first = on.minusDays(window - 1);
        int used = 0;
        for (Stay stay : stays) {
            used += daysWithin(stay, first, on);
        }
        return used;
    }

    private static int daysWithin(Stay stay, LocalDate first, LocalDate last) {
        LocalDate from = stay.entry().isBefore(first) ? first : stay.entry();
        LocalDate to = stay.exit() == null || stay.exit().isAfter(last) ? last : stay.exit();
        return to.isBefore(from) ? 0 : (int) ChronoUnit.DAYS.between(from, to) + 1;
    }

    public int daysLeft(List<Stay> stays, LocalDate on) {
        return Math.max(0, limit - daysUsed(stays, on));
    }
}
