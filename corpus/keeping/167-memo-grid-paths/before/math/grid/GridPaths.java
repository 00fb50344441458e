package math.grid;

public final class GridPaths {
    private final int size;

    public GridPaths(int size) {
        if (size < 1 || size > 11) {
            throw new IllegalArgumentException("size");
        }
        this.size = size;
    }

    public long paths() {
        return from(0, 0);
    }

    public long from(int row, int col) {
        if (row < 0 || col < 0 || row >= size || col >= size) {
            return 0;
        }
        if (row == size - 1 && col == size - 1) {
            return 1;
        }
        return from(row + 1, col) + from(row, col + 1);
    }
}
