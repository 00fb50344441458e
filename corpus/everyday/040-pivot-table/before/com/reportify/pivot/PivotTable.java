package com.reportify.pivot;

/** Sums by row and column of a report. */
public class PivotTable {
    private final long[][] cells;

    public PivotTable(int rows, int columns) {
        this.cells = new long[rows][columns];
    }

    private PivotTable(long[][] cells) {
        this.cells = cells;
    }

    public void add(int row, int column, long amount) {
        cells[row][column] += amount;
    }

    public long get(int row, int column) {
        return cells[row][column];
    }

    public long[][] values() {
        long[][] copy = new long[cells.length][];
        for (int row = 0; row < cells.length; row++) {
            copy[row] = new long[cells[row].length];
            for (int column = 0; column < cells[row].length; column++) {
                copy[row][column] = cells[row][column];
            }
        }
        return copy;
    }

    public PivotTable copy() {
        return new PivotTable(values());
    }

    public long rowTotal(int row) {
        long total = 0;
        for (int column = 0; column < cells[row].length; column++) {
            total += cells[row][column];
        }
        return total;
    }

    public long columnTotal(int column) {
        long total = 0;
        for (int row = 0; row < cells.length; row++) {
            total += cells[row][column];
        }
        return total;
    }

    public long total() {
        long total = 0;
        for (int row = 0; row < cells.length; row++) {
            total += rowTotal(row);
        }
        return total;
    }
}
