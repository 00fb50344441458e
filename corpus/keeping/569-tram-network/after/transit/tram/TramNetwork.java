package transit.tram;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

public final class TramNetwork {
    private static final int MAX_STOPS = 500;

    private final Map<String, List<String>> lines = new LinkedHashMap<>();

    public void connect(String a, String b) {
        Objects.requireNonNull(a, "stop");
        Objects.requireNonNull(b, "stop");
        if (a.equals(b)) {
            throw new IllegalArgumentException("a line needs two stops: " + a);
        }
        if (lines.size() >= MAX_STOPS) {
            throw new IllegalStateException("more than " + MAX_STOPS + " stops");
        }
        List<String> fromA = lines.computeIfAbsent(a, k -> new ArrayList<>());
        List<String> fromB = lines.computeIfAbsent(b, k -> new ArrayList<>());
        if (!fromA.contains(b)) {
            fromA.add(b);
            fromB.add(a);
        }
    }

    private boolean unknown(String stop) {
        return !lines.containsKey(stop);
    }

    public int hops(String from, String to) {
        if (unknown(from) || unknown(to)) {
            return -1;
        }
        Set<String> seen = new HashSet<>(Set.of(from));
        List<String> level = List.of(from);
        for (int hops = 0; !level.isEmpty(); hops++) {
            if (level.contains(to)) {
                return hops;
            }
            List<String> next = new ArrayList<>();
            for (String stop : level) {
                for (String neighbour : lines.get(stop)) {
                    if (seen.add(neighbour)) {
                        next.add(neighbour);
                    }
                }
            }
            level = next;
        }
        return -1;
    }

    public List<String> route(String from, String to, EdgeFilter filter) {
        if (unknown(from) || unknown(to)) {
            return new ArrayList<>();
        }
        Map<String, String> via = new HashMap<>();
        via.put(from, null);
        Deque<String> queue = new ArrayDeque<>();
        queue.add(from);
        while (!via.containsKey(to) && !queue.isEmpty()) {
            expand(queue.remove(), to, via, queue, filter);
        }
        LinkedList<String> path = new LinkedList<>();
        if (via.containsKey(to)) {
            for (String stop = to; stop != null; stop = via.get(stop)) {
                path.addFirst(stop);
            }
        }
        return new ArrayList<>(path);
    }

    private void expand(String stop, String to, Map<String, String> via, Deque<String> queue, EdgeFilter filter) {
        for (String neighbour : new ArrayList<>(lines.get(stop))) {
            if (via.containsKey(neighbour) || filter != null && !filter.open(stop, neighbour)) {
                continue;
            }
            via.put(neighbour, stop);
            queue.add(neighbour);
            if (neighbour.equals(to)) {
                return;
            }
        }
    }

    public List<String> stops() {
        return new ArrayList<>(lines.keySet());
    }
}
