package transit.tram;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;

public final class TramNetwork {
    private final Map<String, List<String>> lines = new LinkedHashMap<>();

    public void connect(String a, String b) {
        if (a == null || b == null) {
            throw new NullPointerException("stop");
        }
        if (a.equals(b)) {
            throw new IllegalArgumentException("loop at " + a);
        }
        if (lines.size() >= 500) {
            throw new IllegalStateException("network is full");
        }
        if (!lines.containsKey(a)) {
            lines.put(a, new ArrayList<>());
        }
        if (!lines.containsKey(b)) {
            lines.put(b, new ArrayList<>());
        }
        if (!lines.get(a).contains(b)) {
            lines.get(a).add(b);
            lines.get(b).add(a);
        }
    }

    public int hops(String from, String to) {
        if (!lines.containsKey(from) || !lines.containsKey(to)) {
            return -1;
        }
        LinkedList<String> queue = new LinkedList<>();
        List<String> seen = new ArrayList<>();
        queue.add(from);
        queue.add(null);
        seen.add(from);
        int hops = 0;
        while (true) {
            String stop = queue.removeFirst();
            if (stop == null) {
                if (queue.isEmpty()) {
                    return -1;
                }
                hops++;
                queue.add(null);
            } else if (stop.equals(to)) {
                return hops;
            } else {
                for (String n : lines.get(stop)) {
                    if (!seen.contains(n)) {
                        seen.add(n);
                        queue.add(n);
                    }
                }
            }
        }
    }

    public List<String> route(String from, String to, EdgeFilter filter) {
        List<String> path = new ArrayList<>();
        if (lines.containsKey(from) && lines.containsKey(to)) {
            Map<String, String> via = new LinkedHashMap<>();
            via.put(from, null);
            LinkedList<String> queue = new LinkedList<>();
            queue.add(from);
            boolean found = from.equals(to);
            while (!queue.isEmpty() && !found) {
                String stop = queue.removeFirst();
                for (String n : new ArrayList<>(lines.get(stop))) {
                    if (!found && !via.containsKey(n)) {
                        if (filter == null || filter.open(stop, n)) {
                            via.put(n, stop);
                            queue.add(n);
                            if (n.equals(to)) {
                                found = true;
                            }
                        }
                    }
                }
            }
            if (found) {
                build(path, via, to);
            }
        }
        return path;
    }

    private void build(List<String> path, Map<String, String> via, String stop) {
        if (via.get(stop) != null) {
            build(path, via, via.get(stop));
        }
        path.add(stop);
    }

    public List<String> stops() {
        return new ArrayList<>(lines.keySet());
    }
}
