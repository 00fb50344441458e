package media.pressroom.urls;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Makes readable and unique path segments from headlines. */
public final class Slugs {

    private final int maxLength;
    private final Map<String, Integer> used = new HashMap<>();

    public Slugs(int maxLength) {
        if (maxLength < 4) {
            throw new IllegalArgumentException("maxLength " + maxLength);
        }
        this.maxLength = maxLength;
    }

    public String slug(String headline) {
        String lower = headline.toLowerCase(Locale.ROOT);
        StringBuilder sb = new StringBuilder();
        boolean gap = false;
        for (int i = 0; i < lower.length(); i++) {
            char c = lower.charAt(i);
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
                if (gap && sb.length() > 0) {
                    sb.append('-');
                }
                sb.append(c);
                gap = false;
            } else if (c != '\'') {
                gap = true;
            }
        }
        if (sb.length() > maxLength) {
            int cut = sb.charAt(maxLength) == '-' ? maxLength : sb.lastIndexOf("-", maxLength - 1);
            sb.setLength(cut > 0 ? cut : maxLength);
        }
        return sb.length() == 0 ? "untitled" : sb.toString();
    }

    /** A slug that this object has not given out before. */
    public String unique(String headline) {
        String slug = slug(headline);
        Integer count = used.get(slug);
        if (count == null) {
            used.put(slug, 1);
            return slug;
        }
        used.put(slug, count + 1);
        return slug + "-" + (count + 1);
    }
}
