package games.noughts;

public final class NoughtsAndCrosses {
    private static final char NOBODY = '-';
    private static final char FREE = 0;
    private static final int SIZE = 3;
    private static final int CELLS = SIZE * SIZE;
    private static final int[][] LINES = {
        {0, 1, 2}, {3, 4, 5}, {6, 7, 8},
        {0, 3, 6}, {1, 4, 7}, {2, 5, 8},
        {0, 4, 8}, {2, 4, 6},
    };

    private final char[] cells = new char[CELLS];
    private char turn = 'X';
    private int moves;

    public char turn() {
        return turn;
    }

    public void play(int row, int col) {
        if (winner() != NOBODY || moves == CELLS) {
            throw new IllegalStateException("game over");
        }
        if (!onBoard(row) || !onBoard(col)) {
            throw new IllegalArgumentException("no such cell");
        }
        int index = row * SIZE + col;
        if (cells[index] != FREE) {
            throw new IllegalStateException("taken");
        }
        cells[index] = turn;
        moves++;
        turn = turn == 'X' ? 'O' : 'X';
    }

    public char winner() {
        for (int[] line : LINES) {
            char owner = cells[line[0]];
            if (owner != FREE && owner == cells[line[1]] && owner == cells[line[2]]) {
                return owner;
            }
        }
        return NOBODY;
    }

    public boolean draw() {
        return moves == CELLS && winner() == NOBODY;
    }

    private static boolean onBoard(int coordinate) {
        return coordinate >= 0 && coordinate < SIZE;
    }
}
