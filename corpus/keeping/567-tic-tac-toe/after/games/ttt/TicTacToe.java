package games.ttt;

import java.util.ArrayDeque;
import java.util.Deque;

public final class TicTacToe {
    private static final int FULL = 0b111_111_111;
    private static final int[] LINES = {
        0b000_000_111, 0b000_111_000, 0b111_000_000,
        0b001_001_001, 0b010_010_010, 0b100_100_100,
        0b100_010_001, 0b001_010_100
    };

    private final Deque<Integer> history = new ArrayDeque<>();
    private int crosses;
    private int noughts;

    public boolean play(int row, int col) {
        if ((row | col) < 0 || Math.max(row, col) >= 3) {
            throw new IndexOutOfBoundsException("no cell " + row + "," + col);
        }
        if (winner() != '.') {
            throw new IllegalStateException("the game is over");
        }
        int bit = 1 << (row * 3 + col);
        if (((crosses | noughts) & bit) != 0) {
            return false;
        }
        if (turn() == 'X') {
            crosses |= bit;
        } else {
            noughts |= bit;
        }
        history.push(bit);
        return true;
    }

    private char turn() {
        return history.size() % 2 == 0 ? 'X' : 'O';
    }

    public boolean undo() {
        if (history.isEmpty()) {
            return false;
        }
        int keep = ~history.pop();
        crosses &= keep;
        noughts &= keep;
        return true;
    }

    public char winner() {
        return hasLine(crosses) ? 'X' : hasLine(noughts) ? 'O' : '.';
    }

    private static boolean hasLine(int cells) {
        for (int line : LINES) {
            if ((cells & line) == line) {
                return true;
            }
        }
        return false;
    }

    public String status() {
        char winner = winner();
        if (winner != '.') {
            return winner + " wins";
        }
        return (crosses | noughts) == FULL ? "draw" : turn() + " to move";
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (int cell = 0; cell < 9; cell++) {
            int bit = 1 << cell;
            sb.append((crosses & bit) != 0 ? 'X' : (noughts & bit) != 0 ? 'O' : '.');
            if (cell % 3 == 2) {
                sb.append('\n');
            }
        }
        return sb.toString();
    }
}
