package math.matrix;

import java.util.Arrays;

public final class Matrix {
    private static final int MAX_CELLS = 1_000_000;

    private final int rows;
    private final int columns;
    private final double[] cells;

    public Matrix(double[][] source) {
        if (source.length == 0 || source[0].length == 0) {
            throw new IllegalArgumentException("empty");
        }
        requireSize(source.length, source[0].length);
        rows = source.length;
        columns = source[0].length;
        for (double[] row : source) {
            if (row.length != columns) {
                throw new IllegalArgumentException("ragged");
            }
        }
        cells = new double[rows * columns];
        for (int r = 0; r < rows; r++) {
            System.arraycopy(source[r], 0, cells, r * columns, columns);
        }
    }

    private Matrix(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
        this.cells = new double[rows * columns];
    }

    private static void requireSize(int rows, int columns) {
        if ((long) rows * columns > MAX_CELLS) {
            throw new IllegalArgumentException("too large");
        }
    }

    public int rows() {
        return rows;
    }

    public int columns() {
        return columns;
    }

    public double get(int row, int column) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            throw new IndexOutOfBoundsException(row + "," + column);
        }
        return cells[index(row, column)];
    }

    public Matrix times(Matrix other) {
        if (columns != other.rows) {
            throw new IllegalArgumentException("dimensions");
        }
        requireSize(rows, other.columns);
        Matrix product = new Matrix(rows, other.columns);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < other.columns; c++) {
                product.cells[product.index(r, c)] = dot(r, other, c);
            }
        }
        return product;
    }

    private double dot(int row, Matrix other, int column) {
        double sum = 0;
        for (int k = 0; k < columns; k++) {
            sum += cells[index(row, k)] * other.cells[other.index(k, column)];
        }
        return sum;
    }

    public Matrix transposed() {
        Matrix transposed = new Matrix(columns, rows);
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                transposed.cells[transposed.index(c, r)] = cells[index(r, c)];
            }
        }
        return transposed;
    }

    public double[][] toArray() {
        double[][] copy = new double[rows][];
        for (int r = 0; r < rows; r++) {
            copy[r] = Arrays.copyOfRange(cells, r * columns, (r + 1) * columns);
        }
        return copy;
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Matrix other)) {
            return false;
        }
        return rows == other.rows && columns == other.columns && Arrays.equals(cells, other.cells);
    }

    @Override
    public int hashCode() {
        return 31 * rows + Arrays.hashCode(cells);
    }

    private int index(int row, int column) {
        return row * columns + column;
    }
}
