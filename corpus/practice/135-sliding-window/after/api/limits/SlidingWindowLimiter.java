package api.limits;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

public final class SlidingWindowLimiter {
    private final TimeSource time;
    private final int limit;
    private final long window;
    private final Map<String, Deque<Long>> calls = new HashMap<>();

    public SlidingWindowLimiter(TimeSource time, int limit, long window) {
        if (limit < 1 || window < 1) {
            throw new IllegalArgumentException("limit or window");
        }
        this.time = time;
        this.limit = limit;
        this.window = window;
    }

    public boolean allow(String client) {
        long now = time.nowMillis();
        Deque<Long> stamps = calls.computeIfAbsent(client, c -> new ArrayDeque<>());
        evictExpired(stamps, now);
        boolean allowed = stamps.size() < limit;
        if (allowed) {
            stamps.addLast(now);
        }
        return allowed;
    }

    private void evictExpired(Deque<Long> stamps, long now) {
        while (!stamps.isEmpty() && isExpired(stamps.peekFirst(), now)) {
            stamps.pollFirst();
        }
    }

    private boolean isExpired(long stamp, long now) {
        return now - stamp > window;
    }

    public int inUse(String client) {
        Deque<Long> stamps = calls.get(client);
        return stamps == null ? 0 : stamps.size();
    }
}
