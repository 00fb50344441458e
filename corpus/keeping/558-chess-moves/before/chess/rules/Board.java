package chess.rules;

public final class Board {
    private final Piece[][] squares = new Piece[8][8];
    private int moves;

    public void place(Piece piece, String at) {
        squares[file(at)][rank(at)] = piece;
    }

    public Piece at(String at) {
        return squares[file(at)][rank(at)];
    }

    private static int file(String s) {
        if (s.length() != 2 || s.charAt(0) < 'a' || s.charAt(0) > 'h') {
            throw new IllegalArgumentException(s);
        }
        return s.charAt(0) - 'a';
    }

    private static int rank(String s) {
        if (s.charAt(1) < '1' || s.charAt(1) > '8') {
            throw new IllegalArgumentException(s);
        }
        return s.charAt(1) - '1';
    }

    public static boolean reaches(Piece piece, int df, int dr) {
        if (df < -7 || df > 7 || dr < -7 || dr > 7) {
            return false;
        }
        if (df == 0 && dr == 0) {
            return false;
        }
        switch (piece) {
            case ROOK:
                if (df == 0 || dr == 0) {
                    return true;
                }
                return false;
            case BISHOP:
                if (df == dr || df == -dr) {
                    return true;
                }
                return false;
            case QUEEN:
                if (reaches(Piece.ROOK, df, dr)) {
                    return true;
                } else if (reaches(Piece.BISHOP, df, dr)) {
                    return true;
                } else {
                    return false;
                }
            case KING:
                if (df > 1 || df < -1) {
                    return false;
                }
                if (dr > 1 || dr < -1) {
                    return false;
                }
                return true;
            default:
                if ((df == 1 || df == -1) && (dr == 2 || dr == -2)) {
                    return true;
                }
                if ((df == 2 || df == -2) && (dr == 1 || dr == -1)) {
                    return true;
                }
                return false;
        }
    }

    public boolean move(String from, String to) {
        int f = file(from);
        int r = rank(from);
        int tf = file(to);
        int tr = rank(to);
        Piece p = squares[f][r];
        if (p != null) {
            if (reaches(p, tf - f, tr - r)) {
                if (p != Piece.KNIGHT) {
                    int cf = f;
                    int cr = r;
                    while (true) {
                        if (tf > cf) cf++; else if (tf < cf) cf--;
                        if (tr > cr) cr++; else if (tr < cr) cr--;
                        if (cf == tf && cr == tr) break;
                        if (squares[cf][cr] != null) return false;
                    }
                }
                squares[f][r] = null;
                squares[tf][tr] = p;
                moves++;
                return true;
            }
        }
        return false;
    }

    public int moves() {
        return moves;
    }
}
