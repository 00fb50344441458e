package com.yardmaster.docks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;

/** Which dock of the yard is free, longest free first. */
public class DockBoard {
    private final Set<Integer> free = new LinkedHashSet<>();
    private final Map<Integer, String> trucks = new HashMap<>();

    public DockBoard(int firstDock, int lastDock) {
        for (int dock = firstDock; dock <= lastDock; dock++) {
            free.add(dock);
        }
    }

    /** Assigns the dock that has been free for longest. */
    public OptionalInt assignNext(String truck) {
        if (free.isEmpty()) {
            return OptionalInt.empty();
        }
        int dock = free.iterator().next();
        assign(dock, truck);
        return OptionalInt.of(dock);
    }

    public void assign(int dock, String truck) {
        if (!free.contains(dock)) {
            throw new IllegalStateException("Dock " + dock + " is not free");
        }
        free.remove(dock);
        trucks.put(dock, truck);
    }

    public void release(int dock) {
        if (trucks.remove(dock) != null) {
            free.add(dock);
        }
    }

    /** The dock that would be assigned after n others. */
    public OptionalInt preview(int n) {
        int i = 0;
        for (int dock : free) {
            if (i++ == n) {
                return OptionalInt.of(dock);
            }
        }
        return OptionalInt.empty();
    }

    public List<Integer> freeDocks() {
        return new ArrayList<>(free);
    }

    public String truckAt(int dock) {
        return trucks.get(dock);
    }
}
