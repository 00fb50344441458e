package puzzle.grid;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class IntGrid {
    private final int rows;
    private final int cols;
    private final int[][] cells;

    public IntGrid(int[][] source) {
        rows = source.length;
        cols = rows == 0 ? 0 : source[0].length;
        cells = new int[rows][];
        for (int r = 0; r < rows; r++) {
            int[] row = source[r];
            if (row.length != cols) {
                throw new IllegalArgumentException("row " + r + " has another length");
            }
            cells[r] = row.clone();
        }
    }

    public int get(int row, int col) {
        return cells[row][col];
    }

    public List<Integer> spiral() {
        List<Integer> out = new ArrayList<>();
        int top = 0;
        int left = 0;
        int bottom = rows - 1;
        int right = cols - 1;
        while (top <= bottom && left <= right) {
            for (int c = left; c <= right; c++) {
                out.add(cells[top][c]);
            }
            top++;
            for (int r = top; r <= bottom; r++) {
                out.add(cells[r][right]);
            }
            right--;
            if (top <= bottom) {
                for (int c = right; c >= left; c--) {
                    out.add(cells[bottom][c]);
                }
                bottom--;
            }
            if (left <= right) {
                for (int r = bottom; r >= top; r--) {
                    out.add(cells[r][left]);
                }
                left++;
            }
        }
        return out;
    }

    public IntGrid rotatedRight() {
        int[][] turned = new int[cols][rows];
        for (int c = 0; c < cols; c++) {
            for (int k = 0, r = rows - 1; r >= 0; k++, r--) {
                turned[c][k] = cells[r][c];
            }
        }
        return new IntGrid(turned);
    }

    public boolean symmetric() {
        if (rows != cols) {
            return false;
        }
        for (int r = 1; r < rows; r++) {
            for (int c = 0; c < r; c++) {
                if (cells[r][c] != cells[c][r]) {
                    return false;
                }
            }
        }
        return true;
    }

    public int maxRowSum() {
        return Arrays.stream(cells)
                .mapToInt(row -> Arrays.stream(row).sum())
                .max()
                .orElseThrow(() -> new IllegalStateException("the grid has no rows"));
    }
}
