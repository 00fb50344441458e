package com.sortline.network;

import java.util.ArrayList;
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
        Set<String> visited = new LinkedHashSet<>();
        walk(start, visited);
        return new ArrayList<>(visited);
    }

    private void walk(String station, Set<String> visited) {
        if (!visited.add(station)) {
            return;
        }
        for (String next : belts.get(station)) {
            walk(next, visited);
        }
    }

    public boolean isReachable(String from, String to) {
        return maintenanceWalk(from).contains(to);
    }

    public Set<String> stations() {
        return new LinkedHashSet<>(belts.keySet());
    }
}
