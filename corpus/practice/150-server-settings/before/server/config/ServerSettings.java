package server.config;

import java.util.HashMap;
import java.util.Map;

public final class ServerSettings {
    private final Map<String, String> values;

    public ServerSettings(Map<String, String> values) {
        this.values = new HashMap<>(values);
    }

    public String host() {
        String v = values.get("server.host");
        if (v == null || v.trim().isEmpty()) {
            return "localhost";
        }
        return v.trim();
    }

    public int port() {
        String v = values.get("server.port");
        if (v == null || v.trim().isEmpty()) {
            return 8080;
        }
        int port = Integer.parseInt(v.trim());
        if (port < 1 || port > 65535) {
            throw new IllegalStateException("server.port " + port);
        }
        return port;
    }

    public int timeoutSeconds() {
        String v = values.get("server.timeout");
        if (v == null || v.trim().isEmpty()) {
            return 30;
        }
        int timeout = Integer.parseInt(v.trim());
        if (timeout < 0 || timeout > 3600) {
            throw new IllegalStateException("server.timeout " + timeout);
        }
        return timeout;
    }

    public boolean secure() {
        String v = values.get("server.secure");
        if (v == null || v.trim().isEmpty()) {
            return false;
        }
        return Boolean.parseBoolean(v.trim());
    }
}
