package web.pages;

import java.util.HashSet;
import java.util.Set;

public final class SlugMaker {
    private static final String FALLBACK = "untitled";

    private final Set<String> used = new HashSet<>();
    private final int maxLength;

    public SlugMaker(int maxLength) {
        if (maxLength < 5) {
            throw new IllegalArgumentException("slugs need at least five characters");
        }
        this.maxLength = maxLength;
    }

    public static String slug(String title) {
        if (title == null) {
            return FALLBACK;
        }
        StringBuilder sb = new StringBuilder(title.length());
        boolean gap = false;
        for (char raw : title.toCharArray()) {
            char c = Character.toLowerCase(raw);
            if (!isPlain(c)) {
                gap = true;
                continue;
            }
            if (gap && sb.length() > 0) {
                sb.append('-');
            }
            gap = false;
            sb.append(c);
        }
        return sb.length() == 0 ? FALLBACK : sb.toString();
    }

    private static boolean isPlain(char c) {
        return c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
    }

    public String unique(String title) {
        String slug = slug(title);
        String base = slug.substring(0, Math.min(slug.length(), maxLength));
        String candidate = base;
        for (int n = 2; !used.add(candidate); n++) {
            candidate = base + "-" + n;
        }
        return candidate;
    }

    public boolean release(String slug) {
        return used.remove(slug);
    }

    public int usedCount() {
        return used.size();
    }
}
