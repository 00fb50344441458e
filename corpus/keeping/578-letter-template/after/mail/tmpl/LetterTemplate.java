package mail.tmpl;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

public class LetterTemplate {
    private static final String ESCAPED_DOLLAR = "$$";
    private static final String OPEN = "${";
    private static final char CLOSE = '}';

    private final String source;
    private final String missing;
    private int rendered;

    public LetterTemplate(String source) {
        this(source, null);
    }

    public LetterTemplate(String source, String missing) {
        this.source = Objects.requireNonNull(source, "source");
        this.missing = missing;
    }

    public String render(Resolver r) {
        StringBuilder letter = new StringBuilder();
        scan(letter::append, name -> letter.append(valueOf(name, r)));
        rendered++;
        return letter.toString();
    }

    public List<String> names() {
        Set<String> names = new LinkedHashSet<>();
        scan(text -> { }, name -> {
            if (!name.isEmpty()) {
                names.add(name);
            }
        });
        return new ArrayList<>(names);
    }

    /** Reports literal text and place names from left to right. */
    private void scan(Consumer<String> literal, Consumer<String> place) {
        int pos = 0;
        int dollar;
        while ((dollar = source.indexOf('$', pos)) >= 0) {
            literal.accept(source.substring(pos, dollar));
            if (source.startsWith(OPEN, dollar)) {
                int end = source.indexOf(CLOSE, dollar + OPEN.length());
                if (end < 0) {
                    throw new IllegalStateException("place not closed at " + dollar);
                }
                place.accept(source.substring(dollar + OPEN.length(), end).trim());
                pos = end + 1;
            } else {
                literal.accept("$");
                pos = dollar + (source.startsWith(ESCAPED_DOLLAR, dollar) ? 2 : 1);
            }
        }
        literal.accept(source.substring(pos));
    }

    private String valueOf(String name, Resolver resolver) {
        String value = name.isEmpty() ? null : resolver.resolve(name);
        if (value != null) {
            return value;
        }
        if (missing == null) {
            throw new IllegalArgumentException("no value for " + name);
        }
        return missing;
    }

    public int rendered() {
        return rendered;
    }
}
