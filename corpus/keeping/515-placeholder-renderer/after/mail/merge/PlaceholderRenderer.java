package mail.merge;

import java.util.Objects;

/** Fills ${name} and ${name:default}; what has no value and no default stays as it is. */
public final class PlaceholderRenderer {
    /** A placeholder at [start, end) of a template; fallback is null when there is none. */
    private record Found(int start, int end, String name, String fallback) { }

    private final ValueSource source;
    private int filled;
    private int missing;

    public PlaceholderRenderer(ValueSource source) {
        this.source = Objects.requireNonNull(source);
    }

    public String render(String template) {
        StringBuilder out = new StringBuilder();
        int copied = 0;
        for (Found f = next(template, 0); f != null; f = next(template, copied)) {
            String value = source.value(f.name());
            if (value == null) {
                value = f.fallback();
            }
            if (value == null) {
                missing++;
                value = template.substring(f.start(), f.end());
            } else {
                filled++;
            }
            out.append(template, copied, f.start()).append(value);
            copied = f.end();
        }
        return out.append(template, copied, template.length()).toString();
    }

    public boolean hasPlaceholders(String template) {
        return next(template, 0) != null;
    }

    private static Found next(String template, int from) {
        for (int start = template.indexOf("${", from); start >= 0; start = template.indexOf("${", start + 1)) {
            int nameEnd = start + 2;
            while (nameEnd < template.length() && isNamePart(template.charAt(nameEnd), nameEnd == start + 2)) {
                nameEnd++;
            }
            if (nameEnd == start + 2 || nameEnd == template.length()) {
                continue;
            }
            String name = template.substring(start + 2, nameEnd);
            char after = template.charAt(nameEnd);
            if (after == '}') {
                return new Found(start, nameEnd + 1, name, null);
            }
            int close = template.indexOf('}', nameEnd);
            if (after == ':' && close >= 0) {
                return new Found(start, close + 1, name, template.substring(nameEnd + 1, close));
            }
        }
        return null;
    }

    private static boolean isNamePart(char c, boolean first) {
        return c == '_' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || !first && c >= '0' && c <= '9';
    }

    public int filled() {
        return filled;
    }

    public int missing() {
        return missing;
    }
}
