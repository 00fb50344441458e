package bus.plan;

import java.time.LocalTime;
import java.util.ArrayList;
import java.util.List;

public class Timetable {
    private String stop;
    private ArrayList<LocalTime> times = new ArrayList<LocalTime>();

    public Timetable(String stop) {
        if (stop == null) {
            throw new NullPointerException("stop");
        }
        this.stop = stop;
    }

    public boolean add(LocalTime t) {
        if (t == null) {
            throw new NullPointerException("time");
        }
        int i = 0;
        while (i < times.size() && times.get(i).isBefore(t)) {
            i++;
        }
        if (i < times.size() && times.get(i).equals(t)) {
            return false;
        }
        times.add(i, t);
        return true;
    }

    public int addEvery(LocalTime from, LocalTime to, int minutes) {
        if (minutes < 1 || minutes > 1440) {
            throw new IllegalArgumentException("minutes");
        }
        int n = 0;
        LocalTime t = from;
        while (!t.isAfter(to)) {
            if (add(t)) {
                n++;
            }
            LocalTime u = t.plusMinutes(minutes);
            if (!u.isAfter(t)) {
                break;
            }
            t = u;
        }
        return n;
    }

    public LocalTime next(LocalTime now) {
        for (int i = 0; i < times.size(); i++) {
            if (!times.get(i).isBefore(now)) {
                return times.get(i);
            }
        }
        if (times.size() > 0) {
            return times.get(0);
        }
        return null;
    }

    public int minutesToNext(LocalTime now) {
        LocalTime x = null;
        boolean tomorrow = false;
        for (int i = 0; i < times.size(); i++) {
            if (!times.get(i).isBefore(now)) {
                x = times.get(i);
                break;
            }
        }
        if (x == null) {
            if (times.size() == 0) {
                return -1;
            }
            x = times.get(0);
            tomorrow = true;
        }
        int d = x.toSecondOfDay() - now.toSecondOfDay();
        if (tomorrow) {
            d = d + 86400;
        }
        int m = d / 60;
        if (d % 60 > 0) {
            m = m + 1;
        }
        return m;
    }

    public boolean cancel(LocalTime t) {
        return t != null && times.remove(t);
    }

    public List<LocalTime> departures() {
        return new ArrayList<LocalTime>(times);
    }

    public String board() {
        String s = stop + ":";
        int hour = -1;
        for (LocalTime t : times) {
            if (t.getHour() != hour) {
                hour = t.getHour();
                s = s + "\n" + hour + "h";
            }
            s = s + " " + (t.getMinute() < 10 ? "0" + t.getMinute() : "" + t.getMinute());
        }
        return s;
    }
}
