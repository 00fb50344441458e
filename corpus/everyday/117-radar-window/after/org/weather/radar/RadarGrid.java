package org.weather.radar;

import java.util.function.DoubleConsumer;

/** Rain intensities on a regular grid. */
public final class RadarGrid {

    private final double[][] cells;
    private final int columns;

    public RadarGrid(int rows, int columns) {
        this.cells = new double[rows][columns];
        this.columns = columns;
    }

    public void set(int row, int column, double intensity) {
        cells[row][column] = intensity;
    }

    /** Sum over the rows and columns, both ends included; what lies outside the grid counts as dry. */
    public double total(int top, int left, int bottom, int right) {
        double[] sum = {0};
        visit(new Window(top, left, bottom, right), intensity -> sum[0] += intensity);
        return sum[0];
    }

    public int wetCells(int top, int left, int bottom, int right, double threshold) {
        int[] count = {0};
        visit(new Window(top, left, bottom, right), intensity -> {
            if (intensity >= threshold) {
                count[0]++;
            }
        });
        return count[0];
    }

    public double peak(int top, int left, int bottom, int right) {
        double[] peak = {0};
        visit(new Window(top, left, bottom, right), intensity -> {
            if (intensity > peak[0]) {
                peak[0] = intensity;
            }
        });
        return peak[0];
    }

    private void visit(Window window, DoubleConsumer action) {
        Window inside = window.clip(cells.length, columns);
        for (int r = inside.top(); r <= inside.bottom(); r++) {
            for (int c = inside.left(); c <= inside.right(); c++) {
                action.accept(cells[r][c]);
            }
        }
    }
}
