package com.procurely.catalog;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Articles of one supplier, as loaded from its feed. */
public class SupplierCatalog {
    private final Map<String, Article> byNumber;

    public SupplierCatalog(List<Article> feed) {
        byNumber = new HashMap<>();
        for (Article article : feed) {
            byNumber.put(article.number(), article);
        }
    }

    public Optional<Article> find(String number) {
        return Optional.ofNullable(byNumber.get(number));
    }

    public List<Article> cheaperThan(long cents) {
        List<Article> result = new ArrayList<>();
        for (Article article : byNumber.values()) {
            if (article.netCents() < cents) {
                result.add(article);
            }
        }
        result.sort(Comparator.comparingLong(Article::netCents).thenComparing(Article::number));
        return result;
    }

    public long total(List<String> numbers) {
        long total = 0;
        for (String number : numbers) {
            Article article = byNumber.get(number);
            if (article != null) {
                total += article.netCents();
            }
        }
        return total;
    }
}
