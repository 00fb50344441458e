package games.ttt;

import java.util.ArrayList;
import java.util.List;

public final class TicTacToe {
    private final char[][] board = new char[3][3];
    private final List<Integer> history = new ArrayList<>();
    private char turn = 'X';

    public TicTacToe() {
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                board[r][c] = '.';
            }
        }
    }

    public boolean play(int row, int col) {
        if (row < 0 || row > 2 || col < 0 || col > 2) {
            throw new IndexOutOfBoundsException(row + "," + col);
        }
        if (winner() == '.') {
            if (board[row][col] == '.') {
                board[row][col] = turn;
                history.add(row * 3 + col);
                if (turn == 'X') {
                    turn = 'O';
                } else {
                    turn = 'X';
                }
                return true;
            } else {
                return false;
            }
        } else {
            throw new IllegalStateException("game over");
        }
    }

    public boolean undo() {
        if (history.size() == 0) {
            return false;
        }
        int cell = history.remove(history.size() - 1);
        board[cell / 3][cell % 3] = '.';
        turn = turn == 'X' ? 'O' : 'X';
        return true;
    }

    public char winner() {
        for (int r = 0; r < 3; r++) {
            if (board[r][0] != '.' && board[r][0] == board[r][1] && board[r][1] == board[r][2]) {
                return board[r][0];
            }
        }
        for (int c = 0; c < 3; c++) {
            if (board[0][c] != '.' && board[0][c] == board[1][c] && board[1][c] == board[2][c]) {
                return board[0][c];
            }
        }
        if (board[1][1] != '.') {
            if (board[0][0] == board[1][1] && board[1][1] == board[2][2]) {
                return board[1][1];
            }
            if (board[0][2] == board[1][1] && board[1][1] == board[2][0]) {
                return board[1][1];
            }
        }
        return '.';
    }

    public String status() {
        String s;
        if (winner() != '.') {
            s = winner() + " wins";
        } else {
            if (history.size() == 9) {
                s = "draw";
            } else {
                s = turn + " to move";
            }
        }
        return s;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (int r = 0; r < 3; r++) {
            for (int c = 0; c < 3; c++) {
                sb.append(board[r][c]);
            }
            sb.append('\n');
        }
        return sb.toString();
    }
}
