package auth.throttle;

import java.util.HashMap;
import java.util.Map;

/** Allows so many attempts per user and sliding window; the caller tells the time. */
public final class LoginThrottle {
    private final int limit;
    private final long window;
    private final Map<String, TimeRing> attempts = new HashMap<>();

    public LoginThrottle(int limit, long window) {
        if (limit < 1 || limit > 1000 || window < 1) {
            throw new IllegalArgumentException();
        }
        this.limit = limit;
        this.window = window;
    }

    public boolean allow(String user, long now) {
        if (user == null) {
            return false;
        }
        TimeRing times = attempts.computeIfAbsent(user, u -> new TimeRing(limit));
        while (times.size() > 0 && expired(times.oldest(), now)) {
            times.dropOldest();
        }
        return times.offer(now);
    }

    private boolean expired(long time, long now) {
        return now - time >= window;
    }

    /** How long the user has to wait, 0 when the next attempt is fine. Forgets nothing. */
    public long waitTime(String user, long now) {
        TimeRing times = attempts.get(user);
        if (times == null || !times.isFull() || expired(times.oldest(), now)) {
            return 0;
        }
        return window - (now - times.oldest());
    }

    public int attempts(String user) {
        TimeRing times = attempts.get(user);
        return times == null ? 0 : times.size();
    }

    /** After a successful login. */
    public void reset(String user) {
        attempts.remove(user);
    }

    /** Drops users without attempts in the window; returns how many. */
    public int sweep(long now) {
        int before = attempts.size();
        attempts.values().removeIf(times -> times.size() == 0 || expired(times.newest(), now));
        return before - attempts.size();
    }
}
