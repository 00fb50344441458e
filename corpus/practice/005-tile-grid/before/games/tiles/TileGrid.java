package games.tiles;

public class TileGrid {
    private final int width;
    private final int height;
    private final int[][] cells;

    public TileGrid(int width, int height) {
        if (width < 1 || height < 1 || width > 1000 || height > 1000) {
            throw new IllegalArgumentException("bad size " + width + "x" + height);
        }
        this.width = width;
        this.height = height;
        this.cells = new int[height][width];
    }

    public int get(int x, int y) {
        if (x < 0 || y < 0 || x >= width || y >= height) {
            throw new IndexOutOfBoundsException(x + "," + y);
        }
        return cells[y][x];
    }

    public void set(int x, int y, int tile) {
        if (x < 0 || y < 0 || x >= width || y >= height) {
            throw new IndexOutOfBoundsException(x + "," + y);
        }
        cells[y][x] = tile;
    }

    public void swapRows(int a, int b) {
        if (a < 0 || b < 0 || a >= height || b >= height) {
            throw new IndexOutOfBoundsException(a + "," + b);
        }
        int[] row = cells[a];
        cells[a] = cells[b];
        cells[b] = row;
    }

    public int[][] rows() {
        int[][] copy = new int[height][];
        for (int y = 0; y < height; y++) {
            copy[y] = cells[y].clone();
        }
        return copy;
    }

    public int count(int tile) {
        int n = 0;
        for (int[] row : cells) {
            for (int cell : row) {
                if (cell == tile) {
                    n++;
                }
            }
        }
        return n;
    }
}
