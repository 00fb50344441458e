package bus.plan;

import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.TreeSet;

public class Timetable {
    private static final int SECONDS_PER_MINUTE = 60;
    private static final int MINUTES_PER_DAY = 24 * 60;
    private static final int SECONDS_PER_DAY = MINUTES_PER_DAY * SECONDS_PER_MINUTE;

    private final String stop;
    private final NavigableSet<LocalTime> times = new TreeSet<>();

    public Timetable(String stop) {
        this.stop = Objects.requireNonNull(stop, "stop");
    }

    public boolean add(LocalTime t) {
        return times.add(Objects.requireNonNull(t, "time"));
    }

    public int addEvery(LocalTime from, LocalTime to, int minutes) {
        if (minutes < 1 || minutes > MINUTES_PER_DAY) {
            throw new IllegalArgumentException("interval out of range: " + minutes);
        }
        int added = 0;
        LocalTime time = from;
        boolean sameDay = true;
        while (sameDay && !time.isAfter(to)) {
            if (add(time)) {
                added++;
            }
            LocalTime following = time.plusMinutes(minutes);
            sameDay = following.isAfter(time);
            time = following;
        }
        return added;
    }

    public LocalTime next(LocalTime now) {
        if (times.isEmpty()) {
            return null;
        }
        LocalTime today = times.ceiling(now);
        return today == null ? times.first() : today;
    }

    public int minutesToNext(LocalTime now) {
        if (times.isEmpty()) {
            return -1;
        }
        LocalTime today = times.ceiling(now);
        int seconds = today != null
                ? secondsBetween(now, today)
                : secondsBetween(now, times.first()) + SECONDS_PER_DAY;
        return (seconds + SECONDS_PER_MINUTE - 1) / SECONDS_PER_MINUTE;
    }

    private static int secondsBetween(LocalTime from, LocalTime to) {
        return to.toSecondOfDay() - from.toSecondOfDay();
    }

    public boolean cancel(LocalTime t) {
        return t != null && times.remove(t);
    }

    public List<LocalTime> departures() {
        return new ArrayList<>(times);
    }

    public String board() {
        StringBuilder board = new StringBuilder(stop).append(':');
        int hour = -1;
        for (LocalTime time : times) {
            if (time.getHour() != hour) {
                hour = time.getHour();
                board.append('\n').append(hour).append('h');
            }
            board.append(' ').append(twoDigits(time.getMinute()));
        }
        return board.toString();
    }

    private static String twoDigits(int n) {
        return n < 10 ? "0" + n : Integer.toString(n);
    }
}
