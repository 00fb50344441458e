package web.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

public final class SessionRegistry {

    private record Session(String user, long lastSeen) {
        Session seen(long now) {
            return new Session(user, Math.max(lastSeen, now));
        }
    }

    private final Map<String, Session> sessions = new LinkedHashMap<>();
    private final Optional<SessionListener> listener;

    public SessionRegistry(SessionListener listener) {
        this.listener = Optional.ofNullable(listener);
    }

    public boolean open(String token, String user, long now) {
        Objects.requireNonNull(token);
        Objects.requireNonNull(user);
        boolean fresh = sessions.putIfAbsent(token, new Session(user, now)) == null;
        if (fresh) {
            listener.ifPresent(l -> l.opened(token, user));
        }
        return fresh;
    }

    /** Returns the user, or null when the token is not known. */
    public String touch(String token, long now) {
        return Optional.ofNullable(sessions.computeIfPresent(token, (t, session) -> session.seen(now)))
                .map(Session::user)
                .orElse(null);
    }

    public boolean close(String token) {
        return close(token, "logout");
    }

    private boolean close(String token, String reason) {
        Optional<Session> session = Optional.ofNullable(sessions.remove(token));
        session.map(Session::user)
                .ifPresent(user -> listener.ifPresent(l -> l.closed(token, user, reason)));
        return session.isPresent();
    }

    public int expire(long before) {
        List<String> stale = sessions.entrySet().stream()
                .filter(e -> e.getValue().lastSeen() < before)
                .map(Map.Entry::getKey)
                .collect(Collectors.toList());
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
