package media.pressroom.urls;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Makes readable and unique path segments from headlines. */
public final class Slugs {

    private static final Pattern NOT_ALLOWED = Pattern.compile("[^a-z0-9]+");
    private static final Pattern OUTER_DASHES = Pattern.compile("^-|-$");

    private final int maxLength;
    private final Map<String, Integer> used = new HashMap<>();

    public Slugs(int maxLength) {
        if (maxLength < 4) {
            throw new IllegalArgumentException("maxLength " + maxLength);
        }
        this.maxLength = maxLength;
    }

    public String slug(String headline) {
        String plain = headline.toLowerCase(Locale.ROOT).replace("'", "");
        String dashed = NOT_ALLOWED.matcher(plain).replaceAll("-");
        String slug = shorten(OUTER_DASHES.matcher(dashed).replaceAll(""));
        return slug.isEmpty() ? "untitled" : slug;
    }

    private String shorten(String slug) {
        if (slug.length() <= maxLength) {
            return slug;
        }
        int cut = slug.lastIndexOf('-', maxLength);
        return slug.substring(0, cut > 0 ? cut : maxLength);
    }

    /** A slug that this object has not given out before. */
    public String unique(String headline) {
        String slug = slug(headline);
        int count = used.merge(slug, 1, Integer::sum);
        return count == 1 ? slug : slug + "-" + count;
    }
}
