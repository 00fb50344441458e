package textstat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

public final class WordStatistics {

    private static final Pattern NON_WORD = Pattern.compile("\\W+");

    private static final Comparator<Map.Entry<String, Integer>> MOST_FREQUENT_FIRST =
            Map.Entry.<String, Integer>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey());

    private final SortedMap<String, Integer> counts;

    public WordStatistics(String text) {
        counts = NON_WORD.splitAsStream(text)
                .filter(word -> !word.isEmpty())
                .map(word -> word.toLowerCase(Locale.ROOT))
                .collect(Collectors.groupingBy(Function.identity(), TreeMap::new, Collectors.summingInt(word -> 1)));
    }

    public SortedMap<String, Integer> counts() {
        return new TreeMap<>(counts);
    }

    /** The most frequent words, ties in alphabetical order. */
    public List<String> top(int n) {
        return counts.entrySet().stream()
                .sorted(MOST_FREQUENT_FIRST)
                .limit(Math.max(0, n))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public int longestWord() {
        return counts.keySet().stream().mapToInt(String::length).max().orElse(0);
    }

    public String report() {
        String line = "%-" + (longestWord() + 1) + "s%d%n";
        return counts.entrySet().stream()
                .map(entry -> String.format(line, entry.getKey(), entry.getValue()))
                .collect(Collectors.joining());
    }
}
