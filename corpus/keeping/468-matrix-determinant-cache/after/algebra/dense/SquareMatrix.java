package algebra.dense;

import java.util.Arrays;

public final class SquareMatrix {
    private final int size;
    private final double[][] cells;
    private int version;
    private int determinantVersion = -1;
    private double determinant;

    public SquareMatrix(int size) {
        if (size < 1 || size > 12) {
            throw new IllegalArgumentException("size " + size);
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
        changed();
        return this;
    }

    public void setRow(int row, double[] values) {
        changed();
        for (int i = 0; i < size; i++) {
            cells[row][i] = values[i];
        }
    }

    public void swapRows(int a, int b) {
        double[] first = cells[a];
        cells[a] = cells[b];
        cells[b] = first;
        changed();
    }

    private void changed() {
        version = version == Integer.MAX_VALUE ? 0 : version + 1;
        if (version == determinantVersion) {
            determinantVersion = -1;
        }
    }

    public double determinant() {
        if (determinantVersion != version) {
            determinant = eliminate();
            determinantVersion = version;
        }
        return determinant;
    }

    private double eliminate() {
        double[][] m = Arrays.stream(cells).map(double[]::clone).toArray(double[][]::new);
        double det = 1;
        for (int c = 0; c < size; c++) {
            int pivot = pivotRow(m, c);
            if (m[pivot][c] == 0) {
                return 0;
            }
            if (pivot != c) {
                double[] row = m[pivot];
                m[pivot] = m[c];
                m[c] = row;
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

    private static int pivotRow(double[][] m, int column) {
        int best = column;
        for (int r = column + 1; r < m.length; r++) {
            if (Math.abs(m[r][column]) > Math.abs(m[best][column])) {
                best = r;
            }
        }
        return best;
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
