package com.pixelbarn.colour;

import java.util.Arrays;

/** Small dense matrix for colour transforms; immutable. */
public final class Matrix {

    @FunctionalInterface
    private interface Cell {
        double value(int row, int column);
    }

    private final double[][] cells;

    public Matrix(double[][] cells) {
        require(cells.length > 0 && cells[0].length > 0, "empty matrix");
        this.cells = new double[cells.length][];
        for (int r = 0; r < cells.length; r++) {
            require(cells[r].length == cells[0].length, "ragged row " + r);
            this.cells[r] = cells[r].clone();
        }
    }

    private static Matrix generate(int rows, int columns, Cell cell) {
        double[][] cells = new double[rows][columns];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                cells[r][c] = cell.value(r, c);
            }
        }
        return new Matrix(cells);
    }

    private static void require(boolean condition, String message) {
        if (!condition) {
            throw new IllegalArgumentException(message);
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
        require(rows() == other.rows() && columns() == other.columns(), "sizes differ");
        return generate(rows(), columns(), (r, c) -> at(r, c) + other.at(r, c));
    }

    public Matrix scaled(double factor) {
        return generate(rows(), columns(), (r, c) -> at(r, c) * factor);
    }

    public Matrix transposed() {
        return generate(columns(), rows(), (r, c) -> at(c, r));
    }

    public Matrix times(Matrix other) {
        require(columns() == other.rows(), "sizes do not fit");
        return generate(rows(), other.columns(), (r, c) -> dot(other, r, c));
    }

    private double dot(Matrix other, int row, int column) {
        double sum = 0;
        for (int k = 0; k < columns(); k++) {
            sum += at(row, k) * other.at(k, column);
        }
        return sum;
    }

    @Override
    public String toString() {
        return Arrays.deepToString(cells);
    }
}
