package stock.articles;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public final class ArticleNumbers {
    private ArticleNumbers() {
    }

    public static boolean isArticle(String text) {
        return conforms(text, ArticlePatterns.CURRENT) || conforms(text, ArticlePatterns.LEGACY);
    }

    public static boolean isLegacy(String text) {
        return conforms(text, ArticlePatterns.LEGACY);
    }

    /** Splits a scanned block at commas, and keeps the valid numbers. */
    public static List<String> valid(String block) {
        return Arrays.stream(block.split(","))
                .filter(ArticleNumbers::isArticle)
                .collect(Collectors.toList());
    }

    private static boolean conforms(String text, Pattern pattern) {
        return text != null && pattern.matcher(text).find();
    }
}
