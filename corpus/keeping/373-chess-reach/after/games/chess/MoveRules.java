package games.chess;

import java.util.LinkedHashMap;
import java.util.Map;

/** Geometry of chess moves on an otherwise tracked board; squares are written like "e4". */
public final class MoveRules {

    private final Map<String, Character> board = new LinkedHashMap<>();

    public void place(String square, char piece) {
        column(square);
        row(square);
        switch (Character.toUpperCase(piece)) {
            case 'K', 'Q', 'R', 'B', 'N', 'P' -> board.put(square, piece);
            default -> throw new IllegalArgumentException("piece " + piece);
        }
    }

    public boolean canReach(String from, String to) {
        Character piece = board.get(from);
        if (piece == null) {
            return false;
        }
        int dx = column(to) - column(from);
        int dy = row(to) - row(from);
        int ax = Math.abs(dx);
        int ay = Math.abs(dy);
        boolean straight = ax == 0 || ay == 0;
        boolean diagonal = ax == ay;
        return (dx != 0 || dy != 0) && switch (piece) {
            case 'K', 'k' -> Math.max(ax, ay) == 1;
            case 'Q', 'q' -> straight || diagonal;
            case 'R', 'r' -> straight;
            case 'B', 'b' -> diagonal;
            case 'N', 'n' -> ax * ay == 2;
            case 'P' -> pawn(ax, dy, row(from) == 2);
            case 'p' -> pawn(ax, -dy, row(from) == 7);
            default -> throw new AssertionError(piece);
        };
    }

    private static boolean pawn(int sideways, int forward, boolean atHome) {
        return switch (forward) {
            case 1 -> sideways <= 1;
            case 2 -> sideways == 0 && atHome;
            default -> false;
        };
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
