package travel.routes;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;

public final class RouteGraph {

    private final Map<String, TreeSet<String>> links = new TreeMap<>();

    public RouteGraph link(String from, String to) {
        if (from == null || to == null) {
            throw new IllegalArgumentException("stop missing");
        }
        if (links.get(from) == null) {
            links.put(from, new TreeSet<>());
        }
        if (links.get(to) == null) {
            links.put(to, new TreeSet<>());
        }
        links.get(from).add(to);
        return this;
    }

    public int degree(String stop) {
        if (stop == null) {
            return 0;
        }
        TreeSet<String> next = links.get(stop);
        if (next == null) {
            return 0;
        }
        return next.size();
    }

    public Optional<List<String>> route(String from, String to) {
        if (from == null || to == null || links.get(from) == null) {
            return Optional.empty();
        }
        Map<String, String> cameFrom = new HashMap<>();
        Deque<String> queue = new ArrayDeque<>();
        cameFrom.put(from, "");
        queue.add(from);
        while (!queue.isEmpty()) {
            String stop = queue.poll();
            if (stop.equals(to)) {
                LinkedList<String> path = new LinkedList<>();
                path.addFirst(stop);
                while (!stop.equals(from)) {
                    stop = cameFrom.get(stop);
                    path.addFirst(stop);
                }
                return Optional.of(path);
            }
            for (String next : links.get(stop)) {
                if (!cameFrom.containsKey(next)) {
                    cameFrom.put(next, stop);
                    queue.add(next);
                }
            }
        }
        return Optional.empty();
    }

    public int hops(String from, String to) {
        Optional<List<String>> route = route(from, to);
        if (route.isPresent()) {
            return route.get().size() - 1;
        }
        return -1;
    }

    public List<String> stops() {
        return Collections.unmodifiableList(new LinkedList<>(links.keySet()));
    }
}
