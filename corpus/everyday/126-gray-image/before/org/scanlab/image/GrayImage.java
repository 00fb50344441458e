package org.scanlab.image;

/** A small gray scale image of a scanned slide. */
public final class GrayImage {

    private final int[][] pixels;

    public GrayImage(int[][] pixels) {
        if (pixels.length == 0 || pixels[0].length == 0) {
            throw new IllegalArgumentException("empty image");
        }
        int[][] own = new int[pixels.length][];
        for (int y = 0; y < pixels.length; y++) {
            if (pixels[y].length != pixels[0].length) {
                throw new IllegalArgumentException("ragged row " + y);
            }
            own[y] = new int[pixels[y].length];
            for (int x = 0; x < pixels[y].length; x++) {
                own[y][x] = pixels[y][x];
            }
        }
        this.pixels = own;
    }

    public GrayImage copy() {
        return new GrayImage(pixels);
    }

    public int at(int x, int y) {
        return pixels[y][x];
    }

    public void paint(int x, int y, int value) {
        pixels[y][x] = value & 0xFF;
    }

    public GrayImage transposed() {
        int[][] t = new int[pixels[0].length][pixels.length];
        for (int y = 0; y < pixels.length; y++) {
            for (int x = 0; x < pixels[y].length; x++) {
                t[x][y] = pixels[y][x];
            }
        }
        return new GrayImage(t);
    }

    public int brightest() {
        int best = 0;
        for (int[] row : pixels) {
            for (int value : row) {
                best = Math.max(best, value);
            }
        }
        return best;
    }
}
