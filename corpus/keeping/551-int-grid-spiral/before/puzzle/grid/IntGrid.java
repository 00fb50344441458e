package puzzle.grid;

import java.util.ArrayList;
import java.util.List;

public final class IntGrid {
    private final int rows;
    private final int cols;
    private final int[][] cells;

    public IntGrid(int[][] source) {
        rows = source.length;
        cols = rows == 0 ? 0 : source[0].length;
        cells = new int[rows][cols];
        for (int r = 0; r < rows; r++) {
            if (source[r].length != cols) {
                throw new IllegalArgumentException("ragged row " + r);
            }
            for (int c = 0; c < cols; c++) {
                cells[r][c] = source[r][c];
            }
        }
    }

    public int get(int row, int col) {
        return cells[row][col];
    }

    public List<Integer> spiral() {
        List<Integer> out = new ArrayList<>();
        boolean[][] seen = new boolean[rows][cols];
        int r = 0;
        int c = 0;
        int dr = 0;
        int dc = 1;
        int left = rows * cols;
        while (left > 0) {
            out.add(cells[r][c]);
            seen[r][c] = true;
            left--;
            int nr = r + dr;
            int nc = c + dc;
            if (nr < 0 || nr >= rows || nc < 0 || nc >= cols || seen[nr][nc]) {
                if (dr == 0 && dc == 1) {
                    dr = 1;
                    dc = 0;
                } else if (dr == 1 && dc == 0) {
                    dr = 0;
                    dc = -1;
                } else if (dr == 0 && dc == -1) {
                    dr = -1;
                    dc = 0;
                } else {
                    dr = 0;
                    dc = 1;
                }
                nr = r + dr;
                nc = c + dc;
            }
            r = nr;
            c = nc;
        }
        return out;
    }

    public IntGrid rotatedRight() {
        int[][] t = new int[cols][rows];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < cols; c++) {
                t[c][rows - r - 1] = cells[r][c];
            }
        }
        return new IntGrid(t);
    }

    public boolean symmetric() {
        if (rows != cols) {
            return false;
        }
        boolean ok = true;
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < cols; c++) {
                if (cells[r][c] != cells[c][r]) {
                    ok = false;
                }
            }
        }
        return ok;
    }

    public int maxRowSum() {
        int best = 0;
        boolean first = true;
        for (int r = 0; r < rows; r++) {
            int sum = 0;
            for (int c = 0; c < cols; c++) {
                sum = sum + cells[r][c];
            }
            if (first || sum > best) {
                best = sum;
                first = false;
            }
        }
        if (first) {
            throw new IllegalStateException("no rows");
        }
        return best;
    }
}
