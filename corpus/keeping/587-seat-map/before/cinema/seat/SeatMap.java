package cinema.seat;

import java.util.ArrayList;
import java.util.List;

public class SeatMap {
    private char[][] s;
    private int sold = 0;

    public SeatMap(int rows, int perRow) {
        if (rows < 1 || rows > 26 || perRow < 1 || perRow > 50) {
            throw new IllegalArgumentException();
        }
        s = new char[rows][perRow];
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < perRow; j++) {
                s[i][j] = 'f';
            }
        }
    }

    private int[] parse(String seat) {
        if (seat == null || seat.length() < 2) {
            throw new IllegalArgumentException("seat " + seat);
        }
        int r = seat.charAt(0) - 'A';
        int c;
        try {
            c = Integer.parseInt(seat.substring(1)) - 1;
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("seat " + seat);
        }
        if (r < 0 || r >= s.length || c < 0 || c >= s[r].length) {
            throw new IndexOutOfBoundsException(seat);
        }
        return new int[] { r, c };
    }

    public boolean hold(String seat) {
        int[] p = parse(seat);
        if (s[p[0]][p[1]] == 'f') {
            s[p[0]][p[1]] = 'h';
            return true;
        }
        return false;
    }

    public boolean sell(String seat) {
        int[] p = parse(seat);
        if (s[p[0]][p[1]] != 's') {
            s[p[0]][p[1]] = 's';
            sold++;
            return true;
        }
        return false;
    }

    public void release(String seat) {
        int[] p = parse(seat);
        if (s[p[0]][p[1]] == 's') {
            sold--;
        }
        s[p[0]][p[1]] = 'f';
    }

    public List<String> together(int n) {
        List<String> out = new ArrayList<String>();
        if (n < 1) {
            return out;
        }
        for (int r = 0; r < s.length; r++) {
            int run = 0;
            for (int c = 0; c < s[r].length; c++) {
                if (s[r][c] == 'f') {
                    run++;
                    if (run == n) {
                        for (int k = c - n + 1; k <= c; k++) {
                            out.add("" + (char) ('A' + r) + (k + 1));
                        }
                        return out;
                    }
                } else {
                    run = 0;
                }
            }
        }
        return out;
    }

    public int sold() {
        return sold;
    }

    public String draw() {
        String d = "";
        for (int r = 0; r < s.length; r++) {
            d += (char) ('A' + r) + " ";
            for (int c = 0; c < s[r].length; c++) {
                d += s[r][c] == 'f' ? "." : s[r][c] == 'h' ? "o" : "#";
            }
            d += "\n";
        }
        return d;
    }
}
