package org.weather.radar;

/** Rain intensities on a regular grid. */
public final class RadarGrid {

    private final double[][] cells;

    public RadarGrid(int rows, int columns) {
        this.cells = new double[rows][columns];
    }

    public void set(int row, int column, double intensity) {
        cells[row][column] = intensity;
    }

    /** Sum over the rows and columns, both ends included; what lies outside the grid counts as dry. */
    public double total(int top, int left, int bottom, int right) {
        double sum = 0;
        for (int r = Math.max(0, top); r <= Math.min(cells.length - 1, bottom); r++) {
            for (int c = Math.max(0, left); c <= Math.min(cells[r].length - 1, right); c++) {
                sum += cells[r][c];
            }
        }
        return sum;
    }

    public int wetCells(int top, int left, int bottom, int right, double threshold) {
        int count = 0;
        for (int r = Math.max(0, top); r <= Math.min(cells.length - 1, bottom); r++) {
            for (int c = Math.max(0, left); c <= Math.min(cells[r].length - 1, right); c++) {
                if (cells[r][c] >= threshold) {
                    count++;
                }
            }
        }
        return count;
    }

    public double peak(int top, int left, int bottom, int right) {
        double peak = 0;
        for (int r = Math.max(0, top); r <= Math.min(cells.length - 1, bottom); r++) {
            for (int c = Math.max(0, left); c <= Math.min(cells[r].length - 1, right); c++) {
                if (cells[r][c] > peak) {
                    peak = cells[r][c];
                }
            }
        }
        return peak;
    }
}
