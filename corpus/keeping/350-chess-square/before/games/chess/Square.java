package games.chess;

import java.util.ArrayList;
import java.util.List;

/** One of the 64 squares; there is exactly one object for each. */
public final class Square implements Comparable<Square> {
    private static final Square[][] ALL = new Square[8][8];

    static {
        for (int f = 0; f < 8; f++) {
            for (int r = 0; r < 8; r++) {
                ALL[f][r] = new Square(f, r);
            }
        }
    }

    private final int file;
    private final int rank;

    private Square(int file, int rank) {
        this.file = file;
        this.rank = rank;
    }

    public static Square at(int file, int rank) {
        if (file < 0 || file > 7 || rank < 0 || rank > 7) {
            throw new IllegalArgumentException(file + "/" + rank);
        }
        return ALL[file][rank];
    }

    public static Square parse(String name) {
        if (name.length() != 2) {
            throw new IllegalArgumentException(name);
        }
        return at(name.charAt(0) - 'a', name.charAt(1) - '1');
    }

    public int getFile() {
        return file;
    }

    public int getRank() {
        return rank;
    }

    public boolean isLight() {
        return (file + rank) % 2 == 1;
    }

    /** The square so many steps away, or null if that is off the board. */
    public Square step(int files, int ranks) {
        long f = (long) file + files;
        long r = (long) rank + ranks;
        if (f < 0 || f > 7 || r < 0 || r > 7) {
            return null;
        }
        return ALL[(int) f][(int) r];
    }

    public List<Square> knightMoves() {
        int[][] jumps = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
        List<Square> moves = new ArrayList<>();
        for (int[] jump : jumps) {
            Square target = step(jump[0], jump[1]);
            if (target != null) {
                moves.add(target);
            }
        }
        return moves;
    }

    public List<Square> ray(int files, int ranks) {
        if (files == 0 && ranks == 0) {
            throw new IllegalArgumentException("no direction");
        }
        List<Square> squares = new ArrayList<>();
        Square next = step(files, ranks);
        while (next != null) {
            squares.add(next);
            next = next.step(files, ranks);
        }
        return squares;
    }

    @Override
    public int compareTo(Square o) {
        return rank != o.rank ? rank - o.rank : file - o.file;
    }

    @Override
    public String toString() {
        return "" + (char) ('a' + file) + (char) ('1' + rank);
    }
}
