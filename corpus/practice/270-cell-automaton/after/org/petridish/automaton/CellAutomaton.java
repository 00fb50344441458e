package org.petridish.automaton;

/** Conway's rules on a grid with dead borders. */
public class CellAutomaton {

    private boolean[][] cells;
    private boolean[][] scratch;
    private int number;

    public CellAutomaton(String... rows) {
        cells = new boolean[rows.length][];
        scratch = new boolean[rows.length][];
        for (int r = 0; r < rows.length; r++) {
            if (rows[r].length() != rows[0].length()) {
                throw new IllegalArgumentException("row " + r + " has another length");
            }
            cells[r] = new boolean[rows[r].length()];
            scratch[r] = new boolean[rows[r].length()];
            for (int c = 0; c < rows[r].length(); c++) {
                cells[r][c] = rows[r].charAt(c) == '#';
            }
        }
    }

    public Generation current() {
        return new Generation(number, cells);
    }

    public Generation step() {
        for (int r = 0; r < cells.length; r++) {
            for (int c = 0; c < cells[r].length; c++) {
                int neighbours = neighbours(r, c);
                scratch[r][c] = neighbours == 3 || neighbours == 2 && cells[r][c];
            }
        }
        boolean[][] previous = cells;
        cells = scratch;
        scratch = previous;
        number++;
        return current();
    }

    private int neighbours(int row, int column) {
        int count = 0;
        for (int r = Math.max(0, row - 1); r <= Math.min(cells.length - 1, row + 1); r++) {
            for (int c = Math.max(0, column - 1); c <= Math.min(cells[r].length - 1, column + 1); c++) {
                if (cells[r][c] && !(r == row && c == column)) {
                    count++;
                }
            }
        }
        return count;
    }
}
