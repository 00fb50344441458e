package web.cookie;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

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
        List<String> parts = Optional.ofNullable(header)
                .map(h -> Arrays.stream(h.split(";")).map(String::trim).collect(Collectors.toList()))
                .orElse(List.of());
        return parts.stream().findFirst()
                .filter(first -> first.indexOf('=') > 0)
                .map(first -> new Cookie(
                        first.substring(0, first.indexOf('=')).trim(),
                        unquote(first.substring(first.indexOf('=') + 1).trim())))
                .map(cookie -> cookie.with(parts.subList(1, parts.size())));
    }

    private static String unquote(String text) {
        return Optional.of(text)
                .filter(t -> t.length() >= 2 && t.startsWith("\"") && t.endsWith("\""))
                .map(t -> t.substring(1, t.length() - 1))
                .orElse(text);
    }

    private Cookie with(List<String> rest) {
        rest.stream().filter(part -> !part.isEmpty()).forEach(part -> {
            int eq = part.indexOf('=');
            String key = (eq < 0 ? part : part.substring(0, eq)).trim().toLowerCase(Locale.ROOT);
            attributes.putIfAbsent(key, eq < 0 ? "" : part.substring(eq + 1).trim());
        });
        return this;
    }

    public String name() {
        return name;
    }

    public String value() {
        return value;
    }

    public Optional<String> attribute(String key) {
        return Optional.ofNullable(key).map(k -> attributes.get(k.toLowerCase(Locale.ROOT)));
    }

    public OptionalLong maxAge() {
        return attribute("Max-Age")
                .filter(text -> text.matches("-?[0-9]{1,18}"))
                .map(text -> OptionalLong.of(Long.parseLong(text)))
                .orElseGet(OptionalLong::empty);
    }

    public boolean secure() {
        return attribute("secure").isPresent();
    }

    @Override
    public String toString() {
        return name + "=" + value + attributes;
    }
}
