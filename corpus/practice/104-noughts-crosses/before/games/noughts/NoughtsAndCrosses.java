package games.noughts;

public final class NoughtsAndCrosses {
    private final char[][] cells = new char[3][3];
    private char turn = 'X';
    private int moves;

    public char turn() {
        return turn;
    }

    public void play(int row, int col) {
        if (winner() != '-' || moves == 9) {
            throw new IllegalStateException("game over");
        }
        if (row < 0 || row > 2 || col < 0 || col > 2) {
            throw new IllegalArgumentException("no such cell");
        }
        if (cells[row][col] != 0) {
            throw new IllegalStateException("taken");
        }
        cells[row][col] = turn;
        moves++;
        turn = turn == 'X' ? 'O' : 'X';
    }

    public char winner() {
        for (int i = 0; i < 3; i++) {
            if (cells[i][0] != 0 && cells[i][0] == cells[i][1] && cells[i][1] == cells[i][2]) {
                return cells[i][0];
            }
            if (cells[0][i] != 0 && cells[0][i] == cells[1][i] && cells[1][i] == cells[2][i]) {
                return cells[0][i];
            }
        }
        if (cells[1][1] != 0) {
            if (cells[0][0] == cells[1][1] && cells[1][1] == cells[2][2]) {
                return cells[1][1];
            }
            if (cells[0][2] == cells[1][1] && cells[1][1] == cells[2][0]) {
                return cells[1][1];
            }
        }
        return '-';
    }

    public boolean draw() {
        return moves == 9 && winner() == '-';
    }
}
