package store.stock;

import static java.util.Comparator.naturalOrder;
import static java.util.stream.Collectors.maxBy;
import static java.util.stream.Collectors.minBy;
import static java.util.stream.Collectors.partitioningBy;
import static java.util.stream.Collectors.teeing;
import static java.util.stream.Collectors.toCollection;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

public final class Warehouse {
    private final SortedMap<String, SortedMap<String, Integer>> shelves = new TreeMap<>();

    public int put(String shelf, String article, int pieces) {
        if (pieces < 0) {
            throw new IllegalArgumentException("cannot put " + pieces + " pieces");
        }
        return shelves.computeIfAbsent(shelf, s -> new TreeMap<>()).merge(article, pieces, Math::addExact);
    }

    private Stream<Map.Entry<String, Integer>> places() {
        return shelves.values().stream().flatMap(content -> content.entrySet().stream());
    }

    public long stock(String article) {
        return places()
                .filter(place -> place.getKey().equals(article))
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    public List<String> articles() {
        return places().map(Map.Entry::getKey).distinct().collect(toCollection(ArrayList::new));
    }

    /** Two lists: enough in stock, and to be ordered. */
    public List<List<String>> split(long minimum) {
        Map<Boolean, List<String>> parts = articles().stream().collect(
                partitioningBy(article -> stock(article) >= minimum, toCollection(ArrayList::new)));
        return new ArrayList<>(Arrays.asList(parts.get(true), parts.get(false)));
    }

    /** "least..most" pieces in one place, or "none". */
    public String range() {
        return places()
                .map(Map.Entry::getValue)
                .collect(teeing(minBy(naturalOrder()), maxBy(naturalOrder()), Warehouse::describe))
                .orElse("none");
    }

    private static Optional<String> describe(Optional<Integer> least, Optional<Integer> most) {
        return least.flatMap(low -> most.map(high -> low + ".." + high));
    }

    public List<String> emptyShelves() {
        return shelves.entrySet().stream()
                .filter(shelf -> shelf.getValue().values().stream().noneMatch(pieces -> pieces > 0))
                .map(Map.Entry::getKey)
                .collect(toCollection(ArrayList::new));
    }
}
