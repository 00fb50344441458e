package org.terrainkit.tiles;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

public final class TileCache {

    private record TileKey(int zoom, int x, int y) { }

    private final TileSource source;
    private final Map<TileKey, int[]> tiles = new HashMap<>();
    private int misses;

    public TileCache(TileSource source) {
        this.source = Objects.requireNonNull(source);
    }

    /** Elevation in metres, 0 where there is no land. */
    public int elevation(int zoom, int x, int y, int index) {
        int[] tile = tile(zoom, x, y);
        return tile == null ? 0 : tile[index];
    }

    public boolean hasLand(int zoom, int x, int y) {
        return tile(zoom, x, y) != null;
    }

    public int misses() {
        return misses;
    }

    public void clear() {
        tiles.clear();
        misses = 0;
    }

    private int[] tile(int zoom, int x, int y) {
        TileKey key = new TileKey(zoom, x, y);
        if (tiles.containsKey(key)) {
            return tiles.get(key);
        }
        misses++;
        int[] loaded = source.load(zoom, x, y);
        tiles.put(key, loaded);
        return loaded;
    }
}
