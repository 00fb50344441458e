package server.config;

import java.util.HashMap;
import java.util.Map;

public final class ServerSettings {
    private static final String PREFIX = "server.";
    private static final String DEFAULT_HOST = "localhost";
    private static final int DEFAULT_PORT = 8080;
    private static final int MAX_PORT = 65535;
    private static final int DEFAULT_TIMEOUT = 30;
    private static final int MAX_TIMEOUT = 3600;

    private final Map<String, String> values;

    public ServerSettings(Map<String, String> values) {
        this.values = new HashMap<>(values);
    }

    public String host() {
        String host = trimmed("host");
        return host.isEmpty() ? DEFAULT_HOST : host;
    }

    public int port() {
        return number("port", DEFAULT_PORT, 1, MAX_PORT);
    }

    public int timeoutSeconds() {
        return number("timeout", DEFAULT_TIMEOUT, 0, MAX_TIMEOUT);
    }

    public boolean secure() {
        return Boolean.parseBoolean(trimmed("secure"));
    }

    private int number(String name, int whenMissing, int min, int max) {
        String text = trimmed(name);
        if (text.isEmpty()) {
            return whenMissing;
        }
        int number = Integer.parseInt(text);
        if (number < min || number > max) {
            throw new IllegalStateException(PREFIX + name + " " + number);
        }
        return number;
    }

    /** The value without blanks around it; empty if there is none. */
    private String trimmed(String name) {
        String value = values.get(PREFIX + name);
        return value == null ? "" : value.trim();
    }
}
