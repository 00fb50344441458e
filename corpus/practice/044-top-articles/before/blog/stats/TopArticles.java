package blog.stats;

import java.util.ArrayList;
import java.util.List;

public class TopArticles {
    private final List<Article> articles = new ArrayList<>();

    public TopArticles add(String title, int views) {
        articles.add(new Article(title, views));
        return this;
    }

    public List<String> titles(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("n " + n);
        }
        List<Article> sorted = new ArrayList<>(articles);
        sorted.sort((a, b) -> Integer.compare(b.views(), a.views()));
        List<String> titles = new ArrayList<>();
        for (int i = 0; i < n && i < sorted.size(); i++) {
            titles.add(sorted.get(i).title());
        }
        return titles;
    }

    public int totalViews() {
        int total = 0;
        for (Article article : articles) {
            total += article.views();
        }
        return total;
    }
}
