package com.acme.text;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Statistics about the words of a text; text can be added bit by bit. */
public final class WordStats {
    private static final Pattern SEPARATOR = Pattern.compile("[^a-z0-9']+");
    private static final Comparator<Map.Entry<String, Long>> BY_COUNT =
            Map.Entry.<String, Long>comparingByValue(Comparator.reverseOrder())
                    .thenComparing(Map.Entry.comparingByKey());

    private final List<String> words = new ArrayList<>();

    public WordStats feed(String text) {
        Arrays.stream(SEPARATOR.split(text.toLowerCase(Locale.ROOT)))
                .filter(Predicates::notEmpty)
                .forEach(words::add);
        return this;
    }

    public Map<String, Long> counts() {
        return words.stream()
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.counting()));
    }

    public List<String> top(int n) {
        return counts().entrySet().stream()
                .sorted(BY_COUNT)
                .limit(n)
                .map(e -> e.getKey() + ":" + e.getValue())
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public double averageLength() {
        return words.stream().mapToInt(String::length).average().orElse(0.0);
    }

    public String longest() {
        return words.stream().max(Comparator.comparingInt(String::length)).orElse("");
    }

    public String initials() {
        return words.stream()
                .map(word -> String.valueOf(Character.toUpperCase(word.charAt(0))))
                .collect(Collectors.joining("."));
    }

    private static final class Predicates {
        static boolean notEmpty(String s) {
            return !s.isEmpty();
        }
    }
}
