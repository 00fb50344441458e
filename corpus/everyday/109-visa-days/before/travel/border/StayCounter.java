package travel.border;

import java.time.LocalDate;
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
            LocalDate end = stay.exit() == null ? on : stay.exit();
            for (LocalDate day = stay.entry(); !day.isAfter(end); day = day.plusDays(1)) {
                if (!day.isBefore(first) && !day.isAfter(on)) {
                    used++;
                }
            }
        }
        return used;
    }

    public int daysLeft(List<Stay> stays, LocalDate on) {
        int left = limit - daysUsed(stays, on);
        return left < 0 ? 0 : left;
    }
}
