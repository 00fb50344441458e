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
        String s = Normalizer.normalize(title, Normalizer.Form.NFD);
        s = s.replaceAll("\\p{M}+", "");
        s = s.toLowerCase(Locale.ROOT);
        s = s.replace("'", "");
        s = s.replaceAll("[^a-z0-9]+", "-");
        s = s.replaceAll("^-+", "");
        s = s.replaceAll("-+$", "");
        if (s.length() > longest) {
            s = s.substring(0, longest);
            s = s.replaceAll("-+$", "");
        }
        return s.isEmpty() ? "untitled" : s;
    }

    /** The slug, or with -2, -3 and so on when it was claimed before. */
    public String claim(String title) {
        String base = slug(title);
        int n = used.containsKey(base) ? used.get(base) + 1 : 1;
        used.put(base, n);
        return n == 1 ? base : base + "-" + n;
    }

    public int claims(String title) {
        Integer n = used.get(slug(title));
        return n == null ? 0 : n;
    }
}
