package mail.merge;

import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fills ${name} and ${name:default}; what has no value and no default stays as it is. */
public final class PlaceholderRenderer {
    private static final Pattern PLACEHOLDER =
            Pattern.compile("\\$\\{([A-Za-z_][A-Za-z0-9_]*)(?::([^}]*))?\\}");

    private final ValueSource source;
    private int filled;
    private int missing;

    public PlaceholderRenderer(ValueSource source) {
        this.source = Objects.requireNonNull(source);
    }

    public String render(String template) {
        Matcher m = PLACEHOLDER.matcher(template);
        StringBuffer out = new StringBuffer();
        while (m.find()) {
            String value = source.value(m.group(1));
            if (value == null) {
                value = m.group(2);
            }
            if (value == null) {
                missing++;
                value = m.group();
            } else {
                filled++;
            }
            m.appendReplacement(out, Matcher.quoteReplacement(value));
        }
        m.appendTail(out);
        return out.toString();
    }

    public boolean hasPlaceholders(String template) {
        return PLACEHOLDER.matcher(template).find();
    }

    public int filled() {
        return filled;
    }

    public int missing() {
        return missing;
    }
}
