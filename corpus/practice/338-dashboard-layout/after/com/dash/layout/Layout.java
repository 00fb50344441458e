package com.dash.layout;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

public class Layout {
    private final int columns;
    private final int rows;
    private final List<Widget> widgets = new ArrayList<>();

    public Layout(int columns, int rows) {
        if (columns < 1 || rows < 1 || columns > 500 || rows > 500) {
            throw new IllegalArgumentException(columns + "x" + rows);
        }
        this.columns = columns;
        this.rows = rows;
    }

    /** Puts a widget at the first free place, row by row; empty if there is none. */
    public Optional<Widget> place(String id, int width, int height) {
        if (width < 1 || height < 1) {
            throw new IllegalArgumentException(width + "x" + height);
        }
        for (int y = 0; y <= rows - height; y++) {
            int x = 0;
            while (x <= columns - width) {
                Widget candidate = new Widget(id, x, y, width, height);
                Optional<Widget> obstacle = obstacle(candidate);
                if (obstacle.isEmpty()) {
                    widgets.add(candidate);
                    return Optional.of(candidate);
                }
                // nothing fits before the end of what is in the way
                x = obstacle.get().x() + obstacle.get().width();
            }
        }
        return Optional.empty();
    }

    private Optional<Widget> obstacle(Widget candidate) {
        return widgets.stream().filter(other -> overlap(other, candidate)).findFirst();
    }

    private static boolean overlap(Widget a, Widget b) {
        return a.x() < b.x() + b.width() && b.x() < a.x() + a.width()
                && a.y() < b.y() + b.height() && b.y() < a.y() + a.height();
    }

    public Optional<Widget> remove(String id) {
        Optional<Widget> found = widgets.stream().filter(w -> w.id().equals(id)).findFirst();
        found.ifPresent(widgets::remove);
        return found;
    }

    public int freeCells() {
        return columns * rows - widgets.stream().mapToInt(w -> w.width() * w.height()).sum();
    }

    public List<Widget> widgets() {
        return List.copyOf(widgets);
    }
}
