package chess.rules;

public final class Board {
    private static final int SIZE = 8;

    private final Piece[] squares = new Piece[SIZE * SIZE];
    private int moves;

    public void place(Piece piece, String at) {
        squares[index(at)] = piece;
    }

    public Piece at(String at) {
        return squares[index(at)];
    }

    private static int index(String square) {
        if (square.length() != 2) {
            throw new IllegalArgumentException(square);
        }
        int file = square.charAt(0) - 'a';
        int rank = square.charAt(1) - '1';
        if (file < 0 || file >= SIZE || rank < 0 || rank >= SIZE) {
            throw new IllegalArgumentException("no such square: " + square);
        }
        return file * SIZE + rank;
    }

    public static boolean reaches(Piece piece, int df, int dr) {
        boolean onBoard = df > -SIZE && df < SIZE && dr > -SIZE && dr < SIZE;
        if (!onBoard || (df | dr) == 0) {
            return false;
        }
        int files = Math.abs(df);
        int ranks = Math.abs(dr);
        boolean straight = df * dr == 0;
        boolean diagonal = files == ranks;
        return switch (piece) {
            case ROOK -> straight;
            case BISHOP -> diagonal;
            case QUEEN -> straight || diagonal;
            case KING -> Math.max(files, ranks) == 1;
            case KNIGHT -> files * ranks == 2;
        };
    }

    public boolean move(String from, String to) {
        int start = index(from);
        int end = index(to);
        Piece piece = squares[start];
        int df = end / SIZE - start / SIZE;
        int dr = end % SIZE - start % SIZE;
        if (piece == null || !reaches(piece, df, dr)) {
            return false;
        }
        if (piece != Piece.KNIGHT) {
            int step = Integer.signum(df) * SIZE + Integer.signum(dr);
            for (int i = start + step; i != end; i += step) {
                if (squares[i] != null) {
                    return false;
                }
            }
        }
        squares[start] = null;
        squares[end] = piece;
        moves++;
        return true;
    }

    public int moves() {
        return moves;
    }
}
