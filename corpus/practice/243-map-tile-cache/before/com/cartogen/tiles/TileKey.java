package com.cartogen.tiles;

public record TileKey(int zoom, int x, int y) {

    public TileKey {
        if (zoom < 0) {
            throw new IllegalArgumentException("zoom " + zoom);
        }
    }

    @Override
    public String toString() {
        return zoom + "/" + x + "/" + y;
    }
}
