package web.pages;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public final class SlugMaker {
    private static final Map<String, String> CACHE = new HashMap<>();

    private final Set<String> used = new HashSet<>();
    private final int maxLength;

    public SlugMaker(int maxLength) {
        if (maxLength < 5) {
            throw new IllegalArgumentException("maxLength");
        }
        this.maxLength = maxLength;
    }

    public static String slug(String title) {
        if (title == null) {
            return "untitled";
        }
        String cached = CACHE.get(title);
        if (cached != null) {
            return cached;
        }
        StringBuilder sb = new StringBuilder();
        boolean dash = false;
        for (int i = 0; i < title.length(); i++) {
            char c = Character.toLowerCase(title.charAt(i));
            if (c >= 'a' && c <= 'z' || c >= '0' && c <= '9') {
                if (dash && sb.length() > 0) {
                    sb.append('-');
                }
                dash = false;
                sb.append(c);
            } else {
                dash = true;
            }
        }
        String result = sb.length() == 0 ? "untitled" : sb.toString();
        if (CACHE.size() > 500) {
            CACHE.clear();
        }
        CACHE.put(title, result);
        return result;
    }

    public String unique(String title) {
        String base = slug(title);
        if (base.length() > maxLength) {
            base = base.substring(0, maxLength);
        }
        String candidate = base;
        int n = 2;
        while (!used.add(candidate)) {
            candidate = base + "-" + n++;
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
