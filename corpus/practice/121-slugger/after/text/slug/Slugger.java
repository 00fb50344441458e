package text.slug;

public final class Slugger {
    private static final char SEPARATOR = '-';
    private static final char APOSTROPHE = '\'';

    private final int max;

    public Slugger(int max) {
        if (max < 1) {
            throw new IllegalArgumentException("max " + max);
        }
        this.max = max;
    }

    public String slug(String title) {
        StringBuilder slug = new StringBuilder();
        boolean gap = false;
        for (char c : title.toCharArray()) {
            if (isWordCharacter(c)) {
                if (gap && slug.length() > 0) {
                    slug.append(SEPARATOR);
                }
                gap = false;
                slug.append(toLower(c));
            } else if (c != APOSTROPHE) {
                gap = true;
            }
        }
        shorten(slug);
        return slug.toString();
    }

    private void shorten(StringBuilder slug) {
        if (slug.length() <= max) {
            return;
        }
        slug.setLength(max);
        int last = max - 1;
        if (slug.charAt(last) == SEPARATOR) {
            slug.setLength(last);
        }
    }

    private static boolean isWordCharacter(char c) {
        return isUpper(c) || c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
    }

    private static boolean isUpper(char c) {
        return c >= 'A' && c <= 'Z';
    }

    private static char toLower(char c) {
        return isUpper(c) ? (char) (c - 'A' + 'a') : c;
    }
}
