package games.tiles;

import java.util.Arrays;

public class TileGrid {
    private static final int MAX_SIDE = 1000;

    private final int width;
    private final int height;
    private final int[] cells;

    public TileGrid(int width, int height) {
        if (isBadSide(width) || isBadSide(height)) {
            throw new IllegalArgumentException("bad size " + width + "x" + height);
        }
        this.width = width;
        this.height = height;
        this.cells = new int[width * height];
    }

    public int get(int x, int y) {
        return cells[index(x, y)];
    }

    public void set(int x, int y, int tile) {
        cells[index(x, y)] = tile;
    }

    public void swapRows(int a, int b) {
        int startA = index(0, a);
        int startB = index(0, b);
        for (int x = 0; x < width; x++) {
            int tile = cells[startA + x];
            cells[startA + x] = cells[startB + x];
            cells[startB + x] = tile;
        }
    }

    public int[][] rows() {
        int[][] copy = new int[height][];
        for (int y = 0; y < height; y++) {
            copy[y] = Arrays.copyOfRange(cells, y * width, (y + 1) * width);
        }
        return copy;
    }

    public int count(int tile) {
        return (int) Arrays.stream(cells).filter(cell -> cell == tile).count();
    }

    private static boolean isBadSide(int side) {
        return side < 1 || side > MAX_SIDE;
    }

    private int index(int x, int y) {
        if (x < 0 || y < 0 || x >= width || y >= height) {
            throw new IndexOutOfBoundsException(x + "," + y);
        }
        return y * width + x;
    }
}
