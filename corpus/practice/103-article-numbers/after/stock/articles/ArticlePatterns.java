package stock.articles;

import java.util.regex.Pattern;

final class ArticlePatterns {
    static final Pattern CURRENT = Pattern.compile("^[A-Z]{3}-\\d{4}(-[A-Z])?$");
    static final Pattern LEGACY = Pattern.compile("^\\d{6}$");

    private ArticlePatterns() {
    }
}
