package com.gridwise.topology;

import java.util.ArrayList;
import java.util.List;

/** Tells which buses of a power grid hang together. */
public final class IslandMap {
    private final int[] parent;
    private final int[] size;
    private int islands;

    public IslandMap(int buses) {
        parent = new int[buses];
        size = new int[buses];
        for (int i = 0; i < buses; i++) {
            parent[i] = i;
            size[i] = 1;
        }
        islands = buses;
    }

    /** True if the line joined two islands. */
    public boolean connect(int a, int b) {
        int larger = find(a);
        int smaller = find(b);
        if (larger == smaller) {
            return false;
        }
        if (size[larger] < size[smaller]) {
            int swapped = larger;
            larger = smaller;
            smaller = swapped;
        }
        parent[smaller] = larger;
        size[larger] += size[smaller];
        islands--;
        return true;
    }

    public int representative(int bus) {
        return find(bus);
    }

    public int islandSize(int bus) {
        return size[find(bus)];
    }

    public int islandCount() {
        return islands;
    }

    public List<Integer> members(int bus) {
        List<Integer> members = new ArrayList<>();
        int root = find(bus);
        for (int i = 0; i < parent.length; i++) {
            if (find(i) == root) {
                members.add(i);
            }
        }
        return members;
    }

    private int find(int bus) {
        int current = bus;
        while (parent[current] != current) {
            parent[current] = parent[parent[current]];
            current = parent[current];
        }
        return current;
    }
}
