package math.dense;

import static java.util.stream.IntStream.range;

import java.util.Arrays;
import java.util.Objects;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntFunction;
import java.util.stream.DoubleStream;

public final class Matrix {
    private final double[][] cells;
    private final int width;

    public Matrix(double[][] rows) {
        int expected = rows.length == 0 ? 0 : rows[0].length;
        width = expected;
        cells = Arrays.stream(rows).map(row -> checked(row, expected)).toArray(double[][]::new);
    }

    private static double[] checked(double[] row, int expected) {
        if (row.length != expected) {
            throw new IllegalArgumentException("ragged rows");
        }
        return Arrays.copyOf(row, row.length);
    }

    public int height() {
        return cells.length;
    }

    public int width() {
        return width;
    }

    public double get(int row, int column) {
        return cells[row][column];
    }

    public Matrix transpose() {
        return build(width, this::column);
    }

    public Matrix times(Matrix other) {
        if (width != other.height()) {
            throw new IllegalArgumentException("cannot multiply");
        }
        return build(height(), i -> range(0, other.width).mapToDouble(j -> dot(i, other, j)).toArray());
    }

    private double dot(int row, Matrix other, int column) {
        return plainSum(range(0, width).mapToDouble(k -> cells[row][k] * other.cells[k][column]));
    }

    public Matrix map(DoubleUnaryOperator f) {
        Objects.requireNonNull(f, "f");
        return build(height(), i -> Arrays.stream(cells[i]).map(f).toArray());
    }

    public double[] rowSums() {
        return Arrays.stream(cells).mapToDouble(row -> plainSum(Arrays.stream(row))).toArray();
    }

    public double trace() {
        return plainSum(range(0, Math.min(height(), width)).mapToDouble(i -> cells[i][i]));
    }

    public boolean isSymmetric() {
        return height() == width
                && range(0, width).allMatch(i -> range(0, i).noneMatch(j -> cells[i][j] != cells[j][i]));
    }

    @Override
    public String toString() {
        return Arrays.deepToString(cells);
    }

    private double[] column(int j) {
        return Arrays.stream(cells).mapToDouble(row -> row[j]).toArray();
    }

    private static Matrix build(int height, IntFunction<double[]> row) {
        return new Matrix(range(0, height).mapToObj(row).toArray(double[][]::new));
    }

    /** DoubleStream.sum() compensates for rounding; the published numbers do not. */
    private static double plainSum(DoubleStream values) {
        return values.reduce(0.0, Double::sum);
    }
}
