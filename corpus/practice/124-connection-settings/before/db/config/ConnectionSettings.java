package db.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

public final class ConnectionSettings {
    private final String host;
    private final int port;
    private final String database;
    private final Map<String, String> options;

    private ConnectionSettings(String host, int port, String database, Map<String, String> options) {
        this.host = host;
        this.port = port;
        this.database = database;
        this.options = options;
    }

    /** Parses db://host[:port]/database[?name=value&...]. */
    public static ConnectionSettings parse(String url) {
        if (!url.startsWith("db://")) {
            throw new IllegalArgumentException("scheme: " + url);
        }
        String rest = url.substring(5);
        Map<String, String> options = new LinkedHashMap<>();
        int q = rest.indexOf('?');
        if (q >= 0) {
            String query = rest.substring(q + 1);
            rest = rest.substring(0, q);
            for (String pair : query.split("&")) {
                if (pair.isEmpty()) {
                    continue;
                }
                int eq = pair.indexOf('=');
                if (eq == 0) {
                    throw new IllegalArgumentException("option: " + pair);
                }
                if (eq < 0) {
                    options.put(pair, "true");
                } else {
                    options.put(pair.substring(0, eq), pair.substring(eq + 1));
                }
            }
        }
        int slash = rest.indexOf('/');
        if (slash < 0 || slash == rest.length() - 1) {
            throw new IllegalArgumentException("database: " + url);
        }
        String database = rest.substring(slash + 1);
        String host = rest.substring(0, slash);
        int port = 5400;
        int colon = host.lastIndexOf(':');
        if (colon >= 0) {
            port = Integer.parseInt(host.substring(colon + 1));
            if (port < 1 || port > 65535) {
                throw new IllegalArgumentException("port: " + url);
            }
            host = host.substring(0, colon);
        }
        if (host.isEmpty()) {
            host = "localhost";
        }
        return new ConnectionSettings(host, port, database, Collections.unmodifiableMap(options));
    }

    public String host() {
        return host;
    }

    public int port() {
        return port;
    }

    public String database() {
        return database;
    }

    public Map<String, String> options() {
        return options;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder("db://" + host + ":" + port + "/" + database);
        char sep = '?';
        for (Map.Entry<String, String> e : options.entrySet()) {
            sb.append(sep).append(e.getKey()).append('=').append(e.getValue());
            sep = '&';
        }
        return sb.toString();
    }
}
