package text.template;

import java.util.Optional;
import java.util.function.Function;

/** Placeholders look like ${name} or ${name:default}; "$$" is a dollar sign. */
public final class Template {

    private final String source;
    private Function<String, String> fallback;

    public Template(String source) {
        this.source = Optional.ofNullable(source)
                .orElseThrow(() -> new IllegalArgumentException("source"));
    }

    public void fallback(Function<String, String> resolver) {
        this.fallback = resolver;
    }

    public String render(Function<String, String> resolver) {
        StringBuilder out = new StringBuilder();
        int from = 0;
        for (int dollar = source.indexOf('$'); dollar >= 0; dollar = source.indexOf('$', from)) {
            out.append(source, from, dollar);
            if (source.startsWith("$$", dollar)) {
                out.append('$');
                from = dollar + 2;
            } else if (source.startsWith("${", dollar)) {
                int end = source.indexOf('}', dollar);
                if (end < 0) {
                    throw new IllegalStateException("open placeholder at " + dollar);
                }
                out.append(value(source.substring(dollar + 2, end), resolver));
                from = end + 1;
            } else {
                out.append('$');
                from = dollar + 1;
            }
        }
        return out.append(source, from, source.length()).toString();
    }

    private String value(String placeholder, Function<String, String> resolver) {
        int colon = placeholder.indexOf(':');
        String name = colon < 0 ? placeholder : placeholder.substring(0, colon);
        return ask(resolver, name)
                .or(() -> ask(fallback, name))
                .or(() -> colon < 0 ? Optional.empty() : Optional.of(placeholder.substring(colon + 1)))
                .orElseThrow(() -> new IllegalArgumentException("no value for " + name));
    }

    private static Optional<String> ask(Function<String, String> resolver, String name) {
        return Optional.ofNullable(resolver).map(r -> r.apply(name));
    }
}
