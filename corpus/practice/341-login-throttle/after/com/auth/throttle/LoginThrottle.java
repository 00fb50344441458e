package com.auth.throttle;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/** Refuses logins of a user after too many failures within a window of time. */
public class LoginThrottle {
    private final int maxFailures;
    private final long windowMillis;
    private final LongSupplier clock;
    private final Map<String, Window> failures = new HashMap<>();

    public LoginThrottle(int maxFailures, long windowMillis, LongSupplier clock) {
        this.maxFailures = maxFailures;
        this.windowMillis = windowMillis;
        this.clock = clock;
    }

    public boolean isAllowed(String user) {
        Window window = failures.get(user);
        if (window == null) {
            return maxFailures > 0;
        }
        window.dropUpTo(clock.getAsLong() - windowMillis);
        return window.size() < maxFailures;
    }

    public void failed(String user) {
        failures.computeIfAbsent(user, u -> new Window()).add(clock.getAsLong());
    }

    public void succeeded(String user) {
        failures.remove(user);
    }

    public int trackedUsers() {
        return failures.size();
    }
}
