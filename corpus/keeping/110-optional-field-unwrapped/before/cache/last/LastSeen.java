package cache.last;

import java.util.Optional;

public class LastSeen {
    private Optional<Long> time = Optional.empty();
    private Optional<String> where = Optional.empty();

    public void record(long at, String place) {
        time = Optional.of(at);
        where = Optional.ofNullable(place);
    }

    public boolean after(long t) {
        return time.filter(x -> x > t).isPresent();
    }

    public Optional<String> where() {
        return where;
    }

    public String text() {
        return where.map(w -> "at " + w).orElse("nowhere") + time.map(t -> " " + t).orElse("");
    }
}
