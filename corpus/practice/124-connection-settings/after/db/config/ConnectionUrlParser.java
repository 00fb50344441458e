package db.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

final class ConnectionUrlParser {
    static final String SCHEME = "db://";

    private ConnectionUrlParser() {
    }

    static ConnectionSettings parse(String url) {
        if (!url.startsWith(SCHEME)) {
            throw new IllegalArgumentException("scheme: " + url);
        }
        String rest = url.substring(SCHEME.length());
        int mark = rest.indexOf('?');
        if (mark < 0) {
            return withOptions(rest, parseOptions(""));
        }
        Map<String, String> options = parseOptions(rest.substring(mark + 1));
        return withOptions(rest.substring(0, mark), options);
    }

    private static ConnectionSettings withOptions(String location, Map<String, String> options) {
        int slash = location.indexOf('/');
        if (slash < 0 || slash == location.length() - 1) {
            throw new IllegalArgumentException("database: " + location);
        }
        Address address = Address.parse(location.substring(0, slash));
        return new ConnectionSettings(address, location.substring(slash + 1), options);
    }

    private static Map<String, String> parseOptions(String query) {
        Map<String, String> options = new LinkedHashMap<>();
        for (String pair : query.split("&")) {
            if (!pair.isEmpty()) {
                addOption(options, pair);
            }
        }
        return Collections.unmodifiableMap(options);
    }

    private static void addOption(Map<String, String> options, String pair) {
        int equalSign = pair.indexOf('=');
        if (equalSign == 0) {
            throw new IllegalArgumentException("option: " + pair);
        }
        if (equalSign < 0) {
            options.put(pair, "true");
        } else {
            options.put(pair.substring(0, equalSign), pair.substring(equalSign + 1));
        }
    }
}
