package com.panelware.display;

import java.util.List;

public final class Display {
    private final LineWrapper wrapper;
    private final int rows;

    public Display(int columns, int rows) {
        this.wrapper = new LineWrapper(columns);
        this.rows = rows;
    }

    public String page(String message, int number) {
        List<String> lines = wrapper.wrap(message);
        int from = Math.min(number * rows, lines.size());
        return String.join("\n", lines.subList(from, Math.min(from + rows, lines.size())));
    }

    public int pages(String message) {
        return (wrapper.wrap(message).size() + rows - 1) / rows;
    }
}
