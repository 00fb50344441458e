package org.numerica.dense;

import java.util.Arrays;

/** A square matrix of doubles. */
public final class DenseMatrix {

    private final double[][] cells;

    public DenseMatrix(double[][] cells) {
        for (double[] row : cells) {
            if (row.length != cells.length) {
                throw new IllegalArgumentException("matrix is not square");
            }
        }
        this.cells = cells.clone();
    }

    public int size() {
        return cells.length;
    }

    public double get(int row, int column) {
        return cells[row][column];
    }

    public void set(int row, int column, double value) {
        cells[row][column] = value;
    }

    public DenseMatrix copy() {
        return new DenseMatrix(cells);
    }

    public double[][] rows() {
        return cells.clone();
    }

    /** The determinant by elimination with partial pivoting. */
    public double determinant() {
        double[][] a = cells.clone();
        double det = 1;
        for (int k = 0; k < a.length; k++) {
            int pivot = k;
            for (int i = k + 1; i < a.length; i++) {
                if (Math.abs(a[i][k]) > Math.abs(a[pivot][k])) {
                    pivot = i;
                }
            }
            if (a[pivot][k] == 0) {
                return 0;
            }
            if (pivot != k) {
                double[] swap = a[pivot];
                a[pivot] = a[k];
                a[k] = swap;
                det = -det;
            }
            det *= a[k][k];
            for (int i = k + 1; i < a.length; i++) {
                double factor = a[i][k] / a[k][k];
                for (int j = k; j < a.length; j++) {
                    a[i][j] -= factor * a[k][j];
                }
            }
        }
        return det;
    }

    @Override
    public String toString() {
        return Arrays.deepToString(cells);
    }
}
