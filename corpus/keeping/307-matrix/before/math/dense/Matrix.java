package math.dense;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

public final class Matrix {
    private final double[][] cells;
    private final int width;

    public Matrix(double[][] rows) {
        width = rows.length == 0 ? 0 : rows[0].length;
        cells = new double[rows.length][];
        for (int i = 0; i < rows.length; i++) {
            if (rows[i].length != width) {
                throw new IllegalArgumentException("ragged row " + i);
            }
            cells[i] = rows[i].clone();
        }
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
        double[][] result = new double[width][cells.length];
        for (int i = 0; i < cells.length; i++) {
            for (int j = 0; j < width; j++) {
                result[j][i] = cells[i][j];
            }
        }
        return new Matrix(result);
    }

    public Matrix times(Matrix other) {
        if (width != other.cells.length) {
            throw new IllegalArgumentException(width + " != " + other.cells.length);
        }
        double[][] result = new double[cells.length][other.width];
        for (int i = 0; i < cells.length; i++) {
            for (int j = 0; j < other.width; j++) {
                double sum = 0;
                for (int k = 0; k < width; k++) {
                    sum += cells[i][k] * other.cells[k][j];
                }
                result[i][j] = sum;
            }
        }
        return new Matrix(result);
    }

    public Matrix map(DoubleUnaryOperator f) {
        if (f == null) {
            throw new NullPointerException("f");
        }
        double[][] result = new double[cells.length][width];
        for (int i = 0; i < cells.length; i++) {
            for (int j = 0; j < width; j++) {
                result[i][j] = f.applyAsDouble(cells[i][j]);
            }
        }
        return new Matrix(result);
    }

    public double[] rowSums() {
        double[] sums = new double[cells.length];
        for (int i = 0; i < cells.length; i++) {
            for (double cell : cells[i]) {
                sums[i] += cell;
            }
        }
        return sums;
    }

    public double trace() {
        double trace = 0;
        for (int i = 0; i < Math.min(cells.length, width); i++) {
            trace += cells[i][i];
        }
        return trace;
    }

    public boolean isSymmetric() {
        if (cells.length != width) {
            return false;
        }
        for (int i = 0; i < width; i++) {
            for (int j = 0; j < i; j++) {
                if (cells[i][j] != cells[j][i]) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public String toString() {
        return Arrays.deepToString(cells);
    }
}
