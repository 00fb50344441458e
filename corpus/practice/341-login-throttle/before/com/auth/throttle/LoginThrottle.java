package com.auth.throttle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/** Refuses logins of a user after too many failures within a window of time. */
public class LoginThrottle {
    private final int maxFailures;
    private final long windowMillis;
    private final LongSupplier clock;
    private final Map<String, List<Long>> failures = new HashMap<>();

    public LoginThrottle(int maxFailures, long windowMillis, LongSupplier clock) {
        this.maxFailures = maxFailures;
        this.windowMillis = windowMillis;
        this.clock = clock;
    }

    public boolean isAllowed(String user) {
        List<Long> times = failures.get(user);
        if (times == null) {
            return maxFailures > 0;
        }
        long now = clock.getAsLong();
        while (!times.isEmpty() && times.get(0) <= now - windowMillis) {
            times.remove(0);
        }
        return times.size() < maxFailures;
    }

    public void failed(String user) {
        if (!failures.containsKey(user)) {
            failures.put(user, new ArrayList<>());
        }
        failures.get(user).add(clock.getAsLong());
    }

    public void succeeded(String user) {
        failures.remove(user);
    }

    public int trackedUsers() {
        return failures.size();
    }
}
