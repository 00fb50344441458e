package org.weather.radar;

/** A rectangle of cells, both ends included. */
record Window(int top, int left, int bottom, int right) {

    /** The part of this window that lies on a grid of the given size. */
    Window clip(int rows, int columns) {
        return new Window(Math.max(0, top), Math.max(0, left), Math.min(rows - 1, bottom), Math.min(columns - 1, right));
    }
}
