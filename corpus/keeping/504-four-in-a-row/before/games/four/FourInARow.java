package games.four;

import java.util.ArrayList;
import java.util.List;

/** Seven columns, six rows; red begins. */
public final class FourInARow {
    private static final int COLUMNS = 7;
    private static final int ROWS = 6;
    private final char[][] cells = new char[ROWS][COLUMNS];
    private final List<Integer> moves = new ArrayList<>();
    private char winner = ' ';

    public FourInARow() {
        for (char[] row : cells) {
            java.util.Arrays.fill(row, '.');
        }
    }

    public char turn() {
        return moves.size() % 2 == 0 ? 'R' : 'Y';
    }

    /** Returns the row where the disc ends up, counted from the bottom. */
    public int drop(int column) {
        if (column < 0 || column >= COLUMNS) {
            throw new IndexOutOfBoundsException("column " + column);
        }
        if (winner != ' ') {
            throw new IllegalStateException("the game is over");
        }
        for (int row = 0; row < ROWS; row++) {
            if (cells[row][column] == '.') {
                cells[row][column] = turn();
                moves.add(column);
                if (wins(row, column)) {
                    winner = cells[row][column];
                }
                return row;
            }
        }
        return -1;
    }

    public boolean undo() {
        if (moves.isEmpty()) {
            return false;
        }
        int column = moves.remove(moves.size() - 1);
        int row = ROWS - 1;
        while (cells[row][column] == '.') {
            row--;
        }
        cells[row][column] = '.';
        winner = ' ';
        return true;
    }

    /** R, Y or a blank. */
    public char winner() {
        return winner;
    }

    public boolean full() {
        return moves.size() == ROWS * COLUMNS;
    }

    private boolean wins(int row, int column) {
        int[][] directions = {{0, 1}, {1, 0}, {1, 1}, {1, -1}};
        for (int[] d : directions) {
            int run = 1 + run(row, column, d[0], d[1]) + run(row, column, -d[0], -d[1]);
            if (run >= 4) {
                return true;
            }
        }
        return false;
    }

    private int run(int row, int column, int dr, int dc) {
        char mine = cells[row][column];
        int n = 0;
        int r = row + dr;
        int c = column + dc;
        while (r >= 0 && r < ROWS && c >= 0 && c < COLUMNS && cells[r][c] == mine) {
            n++;
            r += dr;
            c += dc;
        }
        return n;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (int row = ROWS - 1; row >= 0; row--) {
            sb.append(new String(cells[row])).append('\n');
        }
        return sb.toString();
    }
}
