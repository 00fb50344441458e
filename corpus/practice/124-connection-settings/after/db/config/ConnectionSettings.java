package db.config;

import java.util.Map;
import java.util.stream.Collectors;

public final class ConnectionSettings {
    private final Address address;
    private final String database;
    private final Map<String, String> options;

    ConnectionSettings(Address address, String database, Map<String, String> options) {
        this.address = address;
        this.database = database;
        this.options = options;
    }

    /** Parses db://host[:port]/database[?name=value&...]. */
    public static ConnectionSettings parse(String url) {
        return ConnectionUrlParser.parse(url);
    }

    public String host() {
        return address.host();
    }

    public int port() {
        return address.port();
    }

    public String database() {
        return database;
    }

    public Map<String, String> options() {
        return options;
    }

    @Override
    public String toString() {
        String base = ConnectionUrlParser.SCHEME + host() + ":" + port() + "/" + database;
        if (options.isEmpty()) {
            return base;
        }
        return base + options.entrySet().stream()
                .map(option -> option.getKey() + "=" + option.getValue())
                .collect(Collectors.joining("&", "?", ""));
    }
}
