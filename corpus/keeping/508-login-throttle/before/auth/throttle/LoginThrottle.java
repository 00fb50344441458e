package auth.throttle;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Allows so many attempts per user and sliding window; the caller tells the time. */
public final class LoginThrottle {
    private final int limit;
    private final long window;
    private final Map<String, Deque<Long>> attempts = new HashMap<>();

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
        Deque<Long> times = attempts.get(user);
        if (times == null) {
            times = new ArrayDeque<>();
            attempts.put(user, times);
        }
        while (!times.isEmpty() && now - times.peekFirst() >= window) {
            times.pollFirst();
        }
        if (times.size() >= limit) {
            return false;
        }
        times.addLast(now);
        return true;
    }

    /** How long the user has to wait, 0 when the next attempt is fine. Forgets nothing. */
    public long waitTime(String user, long now) {
        Deque<Long> times = attempts.get(user);
        if (times == null || times.size() < limit) {
            return 0;
        }
        long age = now - times.peekFirst();
        return age >= window ? 0 : window - age;
    }

    public int attempts(String user) {
        Deque<Long> times = attempts.get(user);
        return times == null ? 0 : times.size();
    }

    /** After a successful login. */
    public void reset(String user) {
        attempts.remove(user);
    }

    /** Drops users without attempts in the window; returns how many. */
    public int sweep(long now) {
        int before = attempts.size();
        attempts.values().removeIf(times -> times.isEmpty() || now - times.peekLast() >= window);
        return before - attempts.size();
    }
}
