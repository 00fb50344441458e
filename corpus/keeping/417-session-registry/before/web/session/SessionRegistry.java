package web.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class SessionRegistry {

    private static final class Session {
        final String user;
        long lastSeen;

        Session(String user, long lastSeen) {
            this.user = user;
            this.lastSeen = lastSeen;
        }
    }

    private final Map<String, Session> sessions = new LinkedHashMap<>();
    private final SessionListener listener;

    public SessionRegistry(SessionListener listener) {
        this.listener = listener;
    }

    public boolean open(String token, String user, long now) {
        if (token == null || user == null) {
            throw new NullPointerException();
        }
        if (sessions.get(token) != null) {
            return false;
        }
        sessions.put(token, new Session(user, now));
        if (listener != null) {
            listener.opened(token, user);
        }
        return true;
    }

    /** Returns the user, or null when the token is not known. */
    public String touch(String token, long now) {
        Session session = sessions.get(token);
        if (session == null) {
            return null;
        }
        if (now > session.lastSeen) {
            session.lastSeen = now;
        }
        return session.user;
    }

    public boolean close(String token) {
        return close(token, "logout");
    }

    private boolean close(String token, String reason) {
        Session session = sessions.remove(token);
        if (session == null) {
            return false;
        }
        if (listener != null) {
            listener.closed(token, session.user, reason);
        }
        return true;
    }

    public int expire(long before) {
        List<String> stale = new ArrayList<>();
        for (Map.Entry<String, Session> e : sessions.entrySet()) {
            if (e.getValue().lastSeen < before) {
                stale.add(e.getKey());
            }
        }
        int closed = 0;
        for (String token : stale) {
            if (close(token, "expired")) {
                closed++;
            }
        }
        return closed;
    }

    public List<String> tokens() {
        return new ArrayList<>(sessions.keySet());
    }
}
