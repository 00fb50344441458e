package org.portal.auth;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

public class SessionService {
    private static final long MINUTE = 60 * 1000L;
    private static final long HOUR = 60 * MINUTE;
    private static final long ADMIN_TTL = 15 * MINUTE;
    private static final long SERVICE_TTL = 24 * HOUR;
    private static final long DEFAULT_TTL = HOUR;

    private final TimeSource time;
    private final Map<String, Session> active = new LinkedHashMap<>();

    public SessionService(TimeSource time) {
        this.time = Objects.requireNonNull(time);
    }

    public Session open(String user, String role) {
        Objects.requireNonNull(user);
        Session session = new Session(user, role, time.millis(), expiryFor(role));
        active.put(user, session);
        return session;
    }

    public boolean isActive(String user) {
        Session s = active.get(user);
        if (s == null) {
            return false;
        }
        if (isExpired(s)) {
            active.remove(user);
            return false;
        }
        return true;
    }

    public int size() {
        return active.size();
    }

    private boolean isExpired(Session s) {
        return time.millis() >= s.expiresAt();
    }

    private long expiryFor(String role) {
        return time.millis() + ttlFor(role);
    }

    private static long ttlFor(String role) {
        if ("admin".equals(role)) {
            return ADMIN_TTL;
        }
        return "service".equals(role) ? SERVICE_TTL : DEFAULT_TTL;
    }
}
