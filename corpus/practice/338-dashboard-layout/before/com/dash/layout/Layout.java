package com.dash.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class Layout {
    private final int columns;
    private final int rows;
    private final boolean[][] taken;
    private final List<Widget> widgets = new ArrayList<>();

    public Layout(int columns, int rows) {
        if (columns < 1 || rows < 1 || columns > 500 || rows > 500) {
            throw new IllegalArgumentException(columns + "x" + rows);
        }
        this.columns = columns;
        this.rows = rows;
        this.taken = new boolean[rows][columns];
    }

    /** Puts a widget at the first free place, row by row; empty if there is none. */
    public Optional<Widget> place(String id, int width, int height) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException(width + "x" + height);
        }
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                if (isFree(x, y, width, height)) {
                    fill(x, y, width, height, true);
                    Widget widget = new Widget(id, x, y, width, height);
                    widgets.add(widget);
                    return Optional.of(widget);
                }
            }
        }
        return Optional.empty();
    }

    private boolean isFree(int left, int top, int width, int height) {
        if (width > columns - left || height > rows - top) {
            return false;
        }
        for (int y = top; y < top + height; y++) {
            for (int x = left; x < left + width; x++) {
                if (taken[y][x]) {
                    return false;
                }
            }
        }
        return true;
    }

    private void fill(int left, int top, int width, int height, boolean value) {
        for (int y = top; y < top + height; y++) {
            for (int x = left; x < left + width; x++) {
                taken[y][x] = value;
            }
        }
    }

    public Optional<Widget> remove(String id) {
        for (Widget w : widgets) {
            if (w.id().equals(id)) {
                fill(w.x(), w.y(), w.width(), w.height(), false);
                widgets.remove(w);
                return Optional.of(w);
            }
        }
        return Optional.empty();
    }

    public int freeCells() {
        int free = 0;
        for (boolean[] row : taken) {
            for (boolean cell : row) {
                if (!cell) {
                    free++;
                }
            }
        }
        return free;
    }

    public List<Widget> widgets() {
        return List.copyOf(widgets);
    }
}
