package cinema.hall;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Hall {
    private final String[] rows;
    private final Map<Integer, int[]> reservations = new LinkedHashMap<>();
    private int lastNumber;

    public Hall(int rowCount, int seatsPerRow) {
        if (rowCount < 1 || rowCount > 26 || seatsPerRow < 1 || seatsPerRow > 60) {
            throw new IllegalArgumentException();
        }
        rows = new String[rowCount];
        for (int r = 0; r < rowCount; r++) {
            StringBuilder sb = new StringBuilder();
            for (int s = 0; s < seatsPerRow; s++) {
                sb.append('.');
            }
            rows[r] = sb.toString();
        }
    }

    /** Reserves neighbouring seats, front row first, leftmost first; 0 when impossible. */
    public int reserve(int people) {
        if (people < 1) {
            throw new IllegalArgumentException("people: " + people);
        }
        if (people > rows[0].length()) {
            return 0;
        }
        String wanted = ".".repeat(people);
        for (int r = 0; r < rows.length; r++) {
            int at = rows[r].indexOf(wanted);
            if (at >= 0) {
                fill(r, at, people, 'X');
                lastNumber++;
                reservations.put(lastNumber, new int[] {r, at, people});
                return lastNumber;
            }
        }
        return 0;
    }

    public boolean release(int number) {
        int[] what = reservations.remove(number);
        if (what == null) {
            return false;
        }
        fill(what[0], what[1], what[2], '.');
        return true;
    }

    private void fill(int row, int from, int count, char with) {
        String old = rows[row];
        rows[row] = old.substring(0, from) + String.valueOf(with).repeat(count) + old.substring(from + count);
    }

    public List<String> seats(int number) {
        List<String> names = new ArrayList<>();
        int[] what = reservations.get(number);
        if (what != null) {
            for (int i = 0; i < what[2]; i++) {
                names.add((char) ('A' + what[0]) + "" + (what[1] + i + 1));
            }
        }
        return names;
    }

    public int free() {
        int n = 0;
        for (String row : rows) {
            for (int i = 0; i < row.length(); i++) {
                if (row.charAt(i) == '.') {
                    n++;
                }
            }
        }
        return n;
    }

    /** The longest run of free seats in any row. */
    public int largestBlock() {
        int best = 0;
        for (String row : rows) {
            for (String gap : row.split("X")) {
                best = Math.max(best, gap.length());
            }
        }
        return best;
    }

    public String plan() {
        return String.join("\n", rows);
    }
}
