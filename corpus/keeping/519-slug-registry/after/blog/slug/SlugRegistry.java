package blog.slug;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Gives every title a slug of its own. */
public final class SlugRegistry {
    private final int longest;
    private final Map<String, Integer> used = new HashMap<>();

    public SlugRegistry(int longest) {
        if (longest < 1) {
            throw new IllegalArgumentException("longest");
        }
        this.longest = longest;
    }

    public String slug(String title) {
        String plain = withoutMarks(Normalizer.normalize(title, Normalizer.Form.NFD)).toLowerCase(Locale.ROOT);
        StringBuilder sb = new StringBuilder();
        boolean gap = false;
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            if (c >= 'a' && c <= 'z' || c >= '0' && c <= '9') {
                if (gap && sb.length() > 0) {
                    sb.append('-');
                }
                sb.append(c);
                gap = false;
            } else {
                gap |= c != '\'';
            }
        }
        if (sb.length() > longest) {
            // dashes never stand side by side, so there is at most one to drop
            sb.setLength(sb.charAt(longest - 1) == '-' ? longest - 1 : longest);
        }
        return sb.length() == 0 ? "untitled" : sb.toString();
    }

    private static String withoutMarks(String text) {
        return text.codePoints()
                .filter(c -> switch (Character.getType(c)) {
                    case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK -> false;
                    default -> true;
                })
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** The slug, or with -2, -3 and so on when it was claimed before. */
    public String claim(String title) {
        String base = slug(title);
        int n = used.merge(base, 1, Integer::sum);
        return n == 1 ? base : base + "-" + n;
    }

    public int claims(String title) {
        return used.getOrDefault(slug(title), 0);
    }
}
