package com.pixelbarn.colour;

import java.util.Arrays;

/** Small dense matrix for colour transforms; immutable. */
public final class Matrix {

    private final double[][] cells;

    public Matrix(double[][] cells) {
        if (cells.length == 0 || cells[0].length == 0) {
            throw new IllegalArgumentException("empty matrix");
        }
        this.cells = new double[cells.length][];
        for (int r = 0; r < cells.length; r++) {
            if (cells[r].length != cells[0].length) {
                throw new IllegalArgumentException("ragged row " + r);
            }
            this.cells[r] = cells[r].clone();
        }
    }

    public int rows() {
        return cells.length;
    }

    public int columns() {
        return cells[0].length;
    }

    public double at(int row, int column) {
        return cells[row][column];
    }

    public Matrix plus(Matrix other) {
        if (rows() != other.rows() || columns() != other.columns()) {
            throw new IllegalArgumentException("sizes differ");
        }
        double[][] sum = new double[rows()][columns()];
        for (int r = 0; r < rows(); r++) {
            for (int c = 0; c < columns(); c++) {
                sum[r][c] = cells[r][c] + other.cells[r][c];
            }
        }
        return new Matrix(sum);
    }

    public Matrix scaled(double factor) {
        double[][] scaled = new double[rows()][columns()];
        for (int r = 0; r < rows(); r++) {
            for (int c = 0; c < columns(); c++) {
                scaled[r][c] = cells[r][c] * factor;
            }
        }
        return new Matrix(scaled);
    }

    public Matrix transposed() {
        double[][] transposed = new double[columns()][rows()];
        for (int r = 0; r < rows(); r++) {
            for (int c = 0; c < columns(); c++) {
                transposed[c][r] = cells[r][c];
            }
        }
        return new Matrix(transposed);
    }

    public Matrix times(Matrix other) {
        if (columns() != other.rows()) {
            throw new IllegalArgumentException("sizes do not fit");
        }
        double[][] product = new double[rows()][other.columns()];
        for (int r = 0; r < rows(); r++) {
            for (int c = 0; c < other.columns(); c++) {
                double sum = 0;
                for (int k = 0; k < columns(); k++) {
                    sum += cells[r][k] * other.cells[k][c];
                }
                product[r][c] = sum;
            }
        }
        return new Matrix(product);
    }

    @Override
    public String toString() {
        return Arrays.deepToString(cells);
    }
}
