package org.terrainkit.tiles;

/** Supplies elevation tiles; returns null over open sea. */
public interface TileSource {
    int[] load(int zoom, int x, int y);
}
