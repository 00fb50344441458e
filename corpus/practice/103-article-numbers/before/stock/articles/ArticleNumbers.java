package stock.articles;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

public final class ArticleNumbers {
    private static final Pattern CURRENT = Pattern.compile("[A-Z]{3}-\\d{4}(-[A-Z])?");
    private static final Pattern LEGACY = Pattern.compile("\\d{6}");

    private ArticleNumbers() {
    }

    public static boolean isArticle(String text) {
        if (text == null) {
            return false;
        }
        return CURRENT.matcher(text).matches() || LEGACY.matcher(text).matches();
    }

    public static boolean isLegacy(String text) {
        return text != null && LEGACY.matcher(text).matches();
    }

    /** Splits a scanned block at commas, and keeps the valid numbers. */
    public static List<String> valid(String block) {
        List<String> result = new ArrayList<>();
        for (String part : block.split(",")) {
            if (isArticle(part)) {
                result.add(part);
            }
        }
        return result;
    }
}
