package outdoors.trails;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;

/** Huts and the trails between them. */
public final class TrailNetwork {

    private record Step(String hut, int minutes, Step previous) { }

    private final Map<String, Map<String, Integer>> trails = new HashMap<>();

    public TrailNetwork trail(String a, String b, int minutes) {
        if (minutes < 0) {
            throw new IllegalArgumentException("minutes " + minutes);
        }
        trails.computeIfAbsent(a, h -> new LinkedHashMap<>()).merge(b, minutes, Math::min);
        trails.computeIfAbsent(b, h -> new LinkedHashMap<>()).merge(a, minutes, Math::min);
        return this;
    }

    /** Walking time of the shortest route, or -1. */
    public int minutes(String from, String to) {
        Step end = search(from, to);
        return end == null ? -1 : end.minutes();
    }

    /** Huts along the shortest route, empty if there is none. */
    public List<String> route(String from, String to) {
        Deque<String> huts = new ArrayDeque<>();
        for (Step step = search(from, to); step != null; step = step.previous()) {
            huts.addFirst(step.hut());
        }
        return new ArrayList<>(huts);
    }

    private Step search(String from, String to) {
        PriorityQueue<Step> queue = new PriorityQueue<>(Comparator.comparingInt(Step::minutes));
        Set<String> settled = new HashSet<>();
        queue.add(new Step(from, 0, null));
        while (!queue.isEmpty()) {
            Step step = queue.remove();
            if (!settled.add(step.hut())) {
                continue;
            }
            if (step.hut().equals(to)) {
                return step;
            }
            for (Map.Entry<String, Integer> trail : trails.getOrDefault(step.hut(), Map.of()).entrySet()) {
                if (!settled.contains(trail.getKey())) {
                    queue.add(new Step(trail.getKey(), step.minutes() + trail.getValue(), step));
                }
            }
        }
        return null;
    }
}
