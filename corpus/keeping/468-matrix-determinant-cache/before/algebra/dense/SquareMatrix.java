package algebra.dense;

import java.util.Arrays;

public final class SquareMatrix {
    private final int size;
    private final double[][] cells;

    public SquareMatrix(int size) {
        if (size < 1 || size > 12) {
            throw new IllegalArgumentException("size");
        }
        this.size = size;
        this.cells = new double[size][size];
        for (int i = 0; i < size; i++) {
            cells[i][i] = 1;
        }
    }

    public int size() {
        return size;
    }

    public double get(int row, int column) {
        return cells[row][column];
    }

    public SquareMatrix set(int row, int column, double value) {
        cells[row][column] = value;
        return this;
    }

    public void setRow(int row, double[] values) {
        for (int i = 0; i < size; i++) {
            cells[row][i] = values[i];
        }
    }

    public void swapRows(int a, int b) {
        double[] t = cells[a];
        cells[a] = cells[b];
        cells[b] = t;
    }

    public double determinant() {
        double[][] m = new double[size][];
        for (int i = 0; i < size; i++) {
            m[i] = cells[i].clone();
        }
        double det = 1;
        for (int c = 0; c < size; c++) {
            int pivot = c;
            for (int r = c + 1; r < size; r++) {
                if (Math.abs(m[r][c]) > Math.abs(m[pivot][c])) {
                    pivot = r;
                }
            }
            if (m[pivot][c] == 0) {
                return 0;
            }
            if (pivot != c) {
                double[] t = m[pivot];
                m[pivot] = m[c];
                m[c] = t;
                det = -det;
            }
            det *= m[c][c];
            for (int r = c + 1; r < size; r++) {
                double f = m[r][c] / m[c][c];
                for (int k = c; k < size; k++) {
                    m[r][k] -= f * m[c][k];
                }
            }
        }
        return det;
    }

    public boolean isSingular() {
        return Math.abs(determinant()) < 1e-9;
    }

    public double trace() {
        double sum = 0;
        for (int i = 0; i < size; i++) {
            sum += cells[i][i];
        }
        return sum;
    }

    @Override
    public String toString() {
        return Arrays.deepToString(cells);
    }
}
