package com.cartogen.tiles;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Keeps the most recently used rendered tiles. */
public class TileCache {

    private final Map<TileKey, String> tiles;
    private int evictions;

    public TileCache(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity must be positive");
        }
        this.tiles = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<TileKey, String> eldest) {
                boolean full = size() > capacity;
                if (full) {
                    evictions++;
                }
                return full;
            }
        };
    }

    /** Returns the tile and marks it as used. */
    public String get(TileKey key) {
        return tiles.get(key);
    }

    /** Returns the tile for the debug overlay. */
    public String peek(TileKey key) {
        return tiles.get(key);
    }

    public boolean contains(TileKey key) {
        return tiles.containsKey(key);
    }

    public void put(TileKey key, String tile) {
        if (tile == null) {
            throw new IllegalArgumentException("tile");
        }
        tiles.put(key, tile);
    }

    public int evictions() {
        return evictions;
    }

    /** Keys from the least to the most recently used. */
    public List<TileKey> keys() {
        return new ArrayList<>(tiles.keySet());
    }
}
