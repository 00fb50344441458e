package travel.border;

import java.time.LocalDate;
import java.util.Objects;

/** A stay; the days of entry and exit both count. No exit means the traveller is still there. */
public record Stay(LocalDate entry, LocalDate exit) {
    public Stay {
        Objects.requireNonNull(entry, "entry");
    }
}
