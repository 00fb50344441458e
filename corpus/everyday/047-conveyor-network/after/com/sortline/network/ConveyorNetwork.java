package com.sortline.network;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Stations of a sorting line and the belts between them. */
public class ConveyorNetwork {
    private final Map<String, List<String>> belts = new LinkedHashMap<>();

    public void connect(String from, String to) {
        belts.computeIfAbsent(from, s -> new ArrayList<>()).add(to);
        belts.computeIfAbsent(to, s -> new ArrayList<>());
    }

    /** The stations in the order of a maintenance walk: along each belt as far as possible, belts in order of connection. */
    public List<String> maintenanceWalk(String start) {
        if (!belts.containsKey(start)) {
            throw new IllegalArgumentException("Unknown station " + start);
        }
        List<String> walk = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        Deque<String> stack = new ArrayDeque<>();
        seen.add(start);
        stack.push(start);
        while (!stack.isEmpty()) {
            String station = stack.pop();
            walk.add(station);
            // pushed from the last to the first, so that the first is taken next
            List<String> next = belts.get(station);
            for (int i = next.size() - 1; i >= 0; i--) {
                if (seen.add(next.get(i))) {
                    stack.push(next.get(i));
                }
            }
        }
        return walk;
    }

    public boolean isReachable(String from, String to) {
        return maintenanceWalk(from).contains(to);
    }

    public Set<String> stations() {
        return new LinkedHashSet<>(belts.keySet());
    }
}
