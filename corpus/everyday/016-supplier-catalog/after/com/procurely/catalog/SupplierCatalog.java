package com.procurely.catalog;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Articles of one supplier, as loaded from its feed. */
public class SupplierCatalog {
    private static final Comparator<Article> BY_PRICE =
            Comparator.comparingLong(Article::netCents).thenComparing(Article::number);

    private final Map<String, Article> byNumber;

    public SupplierCatalog(List<Article> feed) {
        byNumber = feed.stream().collect(Collectors.toMap(Article::number, Function.identity()));
    }

    public Optional<Article> find(String number) {
        return Optional.ofNullable(byNumber.get(number));
    }

    public List<Article> cheaperThan(long cents) {
        return byNumber.values().stream()
                .filter(article -> article.netCents() < cents)
                .sorted(BY_PRICE)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public long total(List<String> numbers) {
        return numbers.stream()
                .map(this::find)
                .flatMap(Optional::stream)
                .mapToLong(Article::netCents)
                .sum();
    }
}
