package org.portal.auth;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

public class SessionService {
    private final TimeSource time;
    private final Map<String, Session> active = new LinkedHashMap<>();

    public SessionService(TimeSource time) {
        this.time = Objects.requireNonNull(time);
    }

    public Session open(String user, String role) {
        Objects.requireNonNull(user);
        long now = time.millis();
        long ttl;
        if ("admin".equals(role)) {
            ttl = 15 * 60 * 1000L;
        } else if ("service".equals(role)) {
            ttl = 24 * 60 * 60 * 1000L;
        } else {
            ttl = 60 * 60 * 1000L;
        }
        Session session = new Session(user, role, now, now + ttl);
        active.put(user, session);
        return session;
    }

    public boolean isActive(String user) {
        Session s = active.get(user);
        if (s == null) {
            return false;
        }
        if (time.millis() >= s.expiresAt()) {
            active.remove(user);
            return false;
        }
        return true;
    }

    public int size() {
        return active.size();
    }
}
