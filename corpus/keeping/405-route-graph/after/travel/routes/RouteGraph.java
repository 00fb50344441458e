package travel.routes;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

public final class RouteGraph {

    private static final SortedSet<String> NONE = Collections.emptySortedSet();

    private final Map<String, SortedSet<String>> links = new TreeMap<>();

    public RouteGraph link(String from, String to) {
        if (from == null || to == null) {
            throw new IllegalArgumentException("stop missing");
        }
        links.computeIfAbsent(from, stop -> new TreeSet<>()).add(to);
        links.computeIfAbsent(to, stop -> new TreeSet<>());
        return this;
    }

    public int degree(String stop) {
        return Optional.ofNullable(stop).map(s -> links.getOrDefault(s, NONE).size()).orElse(0);
    }

    public Optional<List<String>> route(String from, String to) {
        if (from == null || to == null || !links.containsKey(from)) {
            return Optional.empty();
        }
        Map<String, Optional<String>> cameFrom = new HashMap<>();
        Deque<String> queue = new ArrayDeque<>();
        cameFrom.put(from, Optional.empty());
        queue.add(from);
        while (!queue.isEmpty()) {
            String stop = queue.remove();
            if (stop.equals(to)) {
                return Optional.of(unwind(stop, cameFrom));
            }
            for (String next : links.getOrDefault(stop, NONE)) {
                if (cameFrom.putIfAbsent(next, Optional.of(stop)) == null) {
                    queue.add(next);
                }
            }
        }
        return Optional.empty();
    }

    private static List<String> unwind(String end, Map<String, Optional<String>> cameFrom) {
        LinkedList<String> path = new LinkedList<>();
        Optional<String> stop = Optional.of(end);
        while (stop.isPresent()) {
            path.addFirst(stop.get());
            stop = cameFrom.get(stop.get());
        }
        return path;
    }

    public int hops(String from, String to) {
        return route(from, to).map(path -> path.size() - 1).orElse(-1);
    }

    public List<String> stops() {
        return Collections.unmodifiableList(new LinkedList<>(links.keySet()));
    }
}
