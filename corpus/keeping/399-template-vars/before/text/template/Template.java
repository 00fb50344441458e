package text.template;

import java.util.function.Function;

/** Placeholders look like ${name} or ${name:default}; "$$" is a dollar sign. */
public final class Template {

    private final String source;
    private Function<String, String> fallback;

    public Template(String source) {
        if (source == null) {
            throw new IllegalArgumentException("source");
        }
        this.source = source;
    }

    public void fallback(Function<String, String> resolver) {
        this.fallback = resolver;
    }

    public String render(Function<String, String> resolver) {
        StringBuilder out = new StringBuilder();
        int i = 0;
        while (i < source.length()) {
            char c = source.charAt(i);
            if (c == '$' && source.startsWith("$$", i)) {
                out.append('$');
                i += 2;
            } else if (c == '$' && source.startsWith("${", i)) {
                int end = source.indexOf('}', i);
                if (end < 0) {
                    throw new IllegalStateException("open placeholder at " + i);
                }
                out.append(value(source.substring(i + 2, end), resolver));
                i = end + 1;
            } else {
                out.append(c);
                i++;
            }
        }
        return out.toString();
    }

    private String value(String placeholder, Function<String, String> resolver) {
        String name = placeholder;
        String def = null;
        int colon = placeholder.indexOf(':');
        if (colon >= 0) {
            name = placeholder.substring(0, colon);
            def = placeholder.substring(colon + 1);
        }
        String value = null;
        if (resolver != null) {
            value = resolver.apply(name);
        }
        if (value == null && fallback != null) {
            value = fallback.apply(name);
        }
        if (value == null) {
            value = def;
        }
        if (value == null) {
            throw new IllegalArgumentException("no value for " + name);
        }
        return value;
    }
}
