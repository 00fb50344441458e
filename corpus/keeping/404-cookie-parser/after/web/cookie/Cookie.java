package web.cookie;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Parses "name=value; Path=/; Max-Age=60; Secure". */
public final class Cookie {

    private final String name;
    private final String value;
    private final Map<String, String> attributes = new LinkedHashMap<>();

    private Cookie(String name, String value) {
        this.name = name;
        this.value = value;
    }

    public static Optional<Cookie> parse(String header) {
        if (header == null) {
            return Optional.empty();
        }
        String[] parts = header.split(";");
        if (parts.length == 0) {
            return Optional.empty();
        }
        String first = parts[0].trim();
        int eq = first.indexOf('=');
        if (eq <= 0) {
            return Optional.empty();
        }
        Cookie cookie = new Cookie(first.substring(0, eq).trim(), unquote(first.substring(eq + 1).trim()));
        for (int i = 1; i < parts.length; i++) {
            cookie.addAttribute(parts[i].trim());
        }
        return Optional.of(cookie);
    }

    private static String unquote(String text) {
        boolean quoted = text.length() >= 2 && text.startsWith("\"") && text.endsWith("\"");
        return quoted ? text.substring(1, text.length() - 1) : text;
    }

    private void addAttribute(String part) {
        if (part.isEmpty()) {
            return;
        }
        int eq = part.indexOf('=');
        String key = (eq < 0 ? part : part.substring(0, eq)).trim().toLowerCase(Locale.ROOT);
        if (!attributes.containsKey(key)) {
            attributes.put(key, eq < 0 ? "" : part.substring(eq + 1).trim());
        }
    }

    private String find(String key) {
        return key == null ? null : attributes.get(key.toLowerCase(Locale.ROOT));
    }

    public String name() {
        return name;
    }

    public String value() {
        return value;
    }

    public Optional<String> attribute(String key) {
        return Optional.ofNullable(find(key));
    }

    public OptionalLong maxAge() {
        String text = find("max-age");
        if (text == null || !text.matches("-?[0-9]{1,18}")) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(Long.parseLong(text));
    }

    public boolean secure() {
        return find("secure") != null;
    }

    @Override
    public String toString() {
        return name + "=" + value + attributes;
    }
}
