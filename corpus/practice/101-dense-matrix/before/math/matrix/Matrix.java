package math.matrix;

import java.util.Arrays;

public final class Matrix {
    private static final int MAX_CELLS = 1_000_000;

    private final double[][] cells;

    public Matrix(double[][] rows) {
        if (rows.length == 0 || rows[0].length == 0) {
            throw new IllegalArgumentException("empty");
        }
        requireSize(rows.length, rows[0].length);
        cells = new double[rows.length][];
        for (int r = 0; r < rows.length; r++) {
            if (rows[r].length != rows[0].length) {
                throw new IllegalArgumentException("ragged");
            }
            cells[r] = rows[r].clone();
        }
    }

    private static void requireSize(int rows, int columns) {
        if ((long) rows * columns > MAX_CELLS) {
            throw new IllegalArgumentException("too large");
        }
    }

    public int rows() {
        return cells.length;
    }

    public int columns() {
        return cells[0].length;
    }

    public double get(int row, int column) {
        if (row < 0 || row >= rows() || column < 0 || column >= columns()) {
            throw new IndexOutOfBoundsException(row + "," + column);
        }
        return cells[row][column];
    }

    public Matrix times(Matrix other) {
        if (columns() != other.rows()) {
            throw new IllegalArgumentException("dimensions");
        }
        requireSize(rows(), other.columns());
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

    public Matrix transposed() {
        double[][] t = new double[columns()][rows()];
        for (int r = 0; r < rows(); r++) {
            for (int c = 0; c < columns(); c++) {
                t[c][r] = cells[r][c];
            }
        }
        return new Matrix(t);
    }

    public double[][] toArray() {
        double[][] copy = new double[rows()][];
        for (int r = 0; r < rows(); r++) {
            copy[r] = cells[r].clone();
        }
        return copy;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Matrix && Arrays.deepEquals(cells, ((Matrix) o).cells);
    }

    @Override
    public int hashCode() {
        return Arrays.deepHashCode(cells);
    }
}
