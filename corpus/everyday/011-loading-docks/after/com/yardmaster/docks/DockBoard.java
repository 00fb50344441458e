package com.yardmaster.docks;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** Which dock of the yard is free, longest free first. */
public class DockBoard {
    private final List<Integer> free = new ArrayList<>();
    private final Map<Integer, String> trucks = new HashMap<>();

    public DockBoard(int firstDock, int lastDock) {
        for (int dock = firstDock; dock <= lastDock; dock++) {
            free.add(dock);
        }
    }

    /** Assigns the dock that has been free for longest. */
    public OptionalInt assignNext(String truck) {
        OptionalInt next = preview(0);
        next.ifPresent(dock -> assign(dock, truck));
        return next;
    }

    public void assign(int dock, String truck) {
        if (!free.contains(dock)) {
            throw new IllegalStateException("Dock " + dock + " is not free");
        }
        free.remove(dock);
        trucks.put(dock, truck);
    }

    public void release(int dock) {
        // a dock with a truck is never in the free list, so no duplicates
        if (trucks.remove(dock) != null) {
            free.add(dock);
        }
    }

    /** The dock that would be assigned after n others. */
    public OptionalInt preview(int n) {
        return n >= 0 && n < free.size() ? OptionalInt.of(free.get(n)) : OptionalInt.empty();
    }

    public List<Integer> freeDocks() {
        return new ArrayList<>(free);
    }

    public String truckAt(int dock) {
        return trucks.get(dock);
    }
}
