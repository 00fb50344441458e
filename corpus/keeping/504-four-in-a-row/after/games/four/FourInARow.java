package games.four;

/** Seven columns, six rows; red begins. */
public final class FourInARow {
    private static final int COLUMNS = 7;
    private static final int ROWS = 6;
    /** Bits per column: the rows and one always empty separator. */
    private static final int HEIGHT = ROWS + 1;
    private static final int[] DIRECTIONS = {1, HEIGHT, HEIGHT - 1, HEIGHT + 1};

    /** Red and yellow discs; bit column * HEIGHT + row. */
    private final long[] discs = new long[2];
    private final int[] filled = new int[COLUMNS];
    private final byte[] moves = new byte[ROWS * COLUMNS];
    private int count;

    public char turn() {
        return name(count & 1);
    }

    private static char name(int player) {
        return player == 0 ? 'R' : 'Y';
    }

    /** Returns the row where the disc ends up, counted from the bottom. */
    public int drop(int column) {
        if (column < 0 || column >= COLUMNS) {
            throw new IndexOutOfBoundsException("column " + column);
        }
        if (winner() != ' ') {
            throw new IllegalStateException("the game is over");
        }
        if (filled[column] == ROWS) {
            return -1;
        }
        int row = filled[column]++;
        discs[count & 1] |= bit(row, column);
        moves[count++] = (byte) column;
        return row;
    }

    public boolean undo() {
        if (count == 0) {
            return false;
        }
        int column = moves[--count];
        discs[count & 1] &= ~bit(--filled[column], column);
        return true;
    }

    /** R, Y or a blank. */
    public char winner() {
        // only whoever moved last can have completed a row
        int last = (count + 1) & 1;
        for (int d : DIRECTIONS) {
            long pairs = discs[last] & discs[last] >>> d;
            if ((pairs & pairs >>> 2 * d) != 0) {
                return name(last);
            }
        }
        return ' ';
    }

    public boolean full() {
        return count == moves.length;
    }

    private static long bit(int row, int column) {
        return 1L << column * HEIGHT + row;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (int row = ROWS - 1; row >= 0; row--) {
            for (int column = 0; column < COLUMNS; column++) {
                long bit = bit(row, column);
                sb.append((discs[0] & bit) != 0 ? 'R' : (discs[1] & bit) != 0 ? 'Y' : '.');
            }
            sb.append('\n');
        }
        return sb.toString();
    }
}
