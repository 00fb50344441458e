package com.cartogen.tiles;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Keeps the most recently used rendered tiles. */
public class TileCache {

    private final int capacity;
    private final Map<TileKey, String> tiles = new LinkedHashMap<>();
    private int evictions;

    public TileCache(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity must be positive");
        }
        this.capacity = capacity;
    }

    /** Returns the tile and marks it as used. */
    public String get(TileKey key) {
        String tile = tiles.remove(key);
        if (tile != null) {
            tiles.put(key, tile);
        }
        return tile;
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
        tiles.remove(key);
        tiles.put(key, tile);
        if (tiles.size() > capacity) {
            Iterator<TileKey> oldest = tiles.keySet().iterator();
            oldest.next();
            oldest.remove();
            evictions++;
        }
    }

    public int evictions() {
        return evictions;
    }

    /** Keys from the least to the most recently used. */
    public List<TileKey> keys() {
        return new ArrayList<>(tiles.keySet());
    }
}
