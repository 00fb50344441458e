package web.links;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.StringJoiner;

public class LinkBuilder {
    private record Parameter(String name, String value) {
        String render() {
            return value == null ? encode(name) : encode(name) + "=" + encode(value);
        }
    }

    private final String base;
    private final List<Parameter> parameters = new ArrayList<>();
    private String fragment;

    public LinkBuilder(String base) {
        this.base = Objects.requireNonNull(base, "base");
    }

    /** Adds a parameter; without a value just its name is shown. */
    public LinkBuilder param(String name, String value) {
        if (name == null || name.isEmpty()) {
            throw new IllegalArgumentException("parameter without a name");
        }
        parameters.add(new Parameter(name, value));
        return this;
    }

    public LinkBuilder without(String name) {
        parameters.removeIf(parameter -> parameter.name().equals(name));
        return this;
    }

    public LinkBuilder fragment(String fragment) {
        this.fragment = fragment;
        return this;
    }

    public String build() {
        return base + query() + anchor();
    }

    private String query() {
        String opening = base.contains("?") ? "&" : "?";
        StringJoiner query = new StringJoiner("&", opening, "").setEmptyValue("");
        for (Parameter parameter : parameters) {
            query.add(parameter.render());
        }
        return query.toString();
    }

    private String anchor() {
        return fragment == null || fragment.isEmpty() ? "" : "#" + encode(fragment);
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
