package org.petridish.automaton;

/** A read-only view of one generation. */
public final class Generation {

    private final int number;
    private final boolean[][] cells;

    Generation(int number, boolean[][] cells) {
        this.number = number;
        this.cells = cells;
    }

    public int number() {
        return number;
    }

    public boolean isAlive(int row, int column) {
        return cells[row][column];
    }

    public int population() {
        int alive = 0;
        for (boolean[] row : cells) {
            for (boolean cell : row) {
                if (cell) {
                    alive++;
                }
            }
        }
        return alive;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (boolean[] row : cells) {
            for (boolean cell : row) {
                out.append(cell ? '#' : '.');
            }
            out.append('\n');
        }
        return out.toString();
    }
}
