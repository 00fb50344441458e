package games.chess;

import java.util.LinkedHashMap;
import java.util.Map;

/** Geometry of chess moves on an otherwise tracked board; squares are written like "e4". */
public final class MoveRules {

    private final Map<String, Character> board = new LinkedHashMap<>();

    public void place(String square, char piece) {
        column(square);
        row(square);
        if ("KQRBNP".indexOf(Character.toUpperCase(piece)) < 0) {
            throw new IllegalArgumentException("piece " + piece);
        }
        board.put(square, piece);
    }

    public boolean canReach(String from, String to) {
        Character piece = board.get(from);
        if (piece == null) {
            return false;
        }
        int dx = column(to) - column(from);
        int dy = row(to) - row(from);
        if (dx == 0 && dy == 0) {
            return false;
        }
        int ax = Math.abs(dx);
        int ay = Math.abs(dy);
        char kind = Character.toUpperCase(piece);
        if (kind == 'K') {
            return ax <= 1 && ay <= 1;
        }
        if (kind == 'Q') {
            return ax == ay || ax == 0 || ay == 0;
        }
        if (kind == 'R') {
            return ax == 0 || ay == 0;
        }
        if (kind == 'B') {
            return ax == ay;
        }
        if (kind == 'N') {
            return ax + ay == 3 && ax != 0 && ay != 0;
        }
        boolean white = Character.isUpperCase(piece);
        if (ax > 1) {
            return false;
        }
        if (white) {
            if (dy == 2) {
                return ax == 0 && row(from) == 2;
            }
            return dy == 1;
        }
        if (dy == -2) {
            return ax == 0 && row(from) == 7;
        }
        return dy == -1;
    }

    public boolean move(String from, String to) {
        if (!canReach(from, to)) {
            return false;
        }
        board.put(to, board.remove(from));
        return true;
    }

    public String layout() {
        return board.toString();
    }

    private static int column(String square) {
        if (square.length() != 2 || square.charAt(0) < 'a' || square.charAt(0) > 'h') {
            throw new IllegalArgumentException(square);
        }
        return square.charAt(0) - 'a' + 1;
    }

    private static int row(String square) {
        int row = square.charAt(1) - '0';
        if (row < 1 || row > 8) {
            throw new IllegalArgumentException(square);
        }
        return row;
    }
}
