package blog.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

public class TopArticles {
    private static final Comparator<Article> MOST_VIEWED_FIRST = Comparator.comparingInt(Article::views).reversed();

    private final List<Article> articles = new ArrayList<>();

    public TopArticles add(String title, int views) {
        articles.add(new Article(title, views));
        return this;
    }

    public List<String> titles(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("n " + n);
        }
        return articles.stream()
                .limit(n)
                .sorted(MOST_VIEWED_FIRST)
                .map(Article::title)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public int totalViews() {
        return articles.stream().mapToInt(Article::views).sum();
    }
}
