package ds.board;

public class Board {
    private final char[][] cells;
    private final int width;
    private final int height;

    public Board(int width, int height) {
        if (width < 1 || height < 1 || width > 100 || height > 100) {
            throw new IllegalArgumentException("size");
        }
        this.width = width;
        this.height = height;
        this.cells = new char[height][width];
        for (char[] row : cells) {
            java.util.Arrays.fill(row, '.');
        }
    }

    public boolean put(int x, int y, char c) {
        if (x < 0 || y < 0 || x >= width || y >= height || cells[y][x] != '.') {
            return false;
        }
        cells[y][x] = c;
        return true;
    }

    public String row(int y) {
        if (y < 0 || y >= height) {
            return "";
        }
        return new String(cells[y]);
    }
}
