package com.reportify.pivot;

import java.util.Arrays;

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
        return cells.clone();
    }

    public PivotTable copy() {
        return new PivotTable(values());
    }

    public long rowTotal(int row) {
        return Arrays.stream(cells[row]).sum();
    }

    public long columnTotal(int column) {
        return Arrays.stream(cells).mapToLong(row -> row[column]).sum();
    }

    public long total() {
        return Arrays.stream(cells).flatMapToLong(Arrays::stream).sum();
    }
}
