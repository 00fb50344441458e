package cache.last;

import java.util.Optional;

public class LastSeen {
    private Long time;
    private String where;

    public void record(long at, String place) {
        time = at;
        where = place;
    }

    public boolean after(long t) {
        return time != null && time > t;
    }

    public Optional<String> where() {
        return Optional.ofNullable(where);
    }

    public String text() {
        String place = where == null ? "nowhere" : "at " + where;
        return time == null ? place : place + " " + time;
    }
}
