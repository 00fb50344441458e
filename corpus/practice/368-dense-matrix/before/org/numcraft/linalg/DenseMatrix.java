package org.numcraft.linalg;

import java.util.Arrays;

/** Immutable. */
public final class DenseMatrix {
    private final double[][] cells;

    public DenseMatrix(double[][] rows) {
        double[][] copy = new double[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            if (rows[i].length != rows[0].length) {
                throw new IllegalArgumentException("ragged rows");
            }
            copy[i] = Arrays.copyOf(rows[i], rows[i].length);
        }
        this.cells = copy;
    }

    public int rows() {
        return cells.length;
    }

    public int columns() {
        return cells.length == 0 ? 0 : cells[0].length;
    }

    public double get(int row, int column) {
        return cells[row][column];
    }

    public DenseMatrix times(DenseMatrix other) {
        if (columns() != other.rows()) {
            throw new IllegalArgumentException("dimensions");
        }
        double[][] product = new double[rows()][other.columns()];
        for (int i = 0; i < rows(); i++) {
            for (int j = 0; j < other.columns(); j++) {
                for (int k = 0; k < columns(); k++) {
                    product[i][j] += cells[i][k] * other.cells[k][j];
                }
            }
        }
        return new DenseMatrix(product);
    }

    public double[][] toArray() {
        double[][] copy = new double[cells.length][];
        for (int i = 0; i < cells.length; i++) {
            copy[i] = Arrays.copyOf(cells[i], cells[i].length);
        }
        return copy;
    }
}
