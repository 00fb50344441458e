package leisure.theater;

import java.util.LinkedHashMap;
import java.util.Map;

public final class SeatPlan {
    private final boolean[][] taken;
    private final Map<String, int[]> bookings = new LinkedHashMap<>();

    public SeatPlan(int rows, int seatsPerRow) {
        if (rows < 1 || rows > 40 || seatsPerRow < 1 || seatsPerRow > 60) {
            throw new IllegalArgumentException(rows + "x" + seatsPerRow);
        }
        taken = new boolean[rows][seatsPerRow];
    }

    /** Books adjacent seats as near to the middle of a row as possible; null if there are none. */
    public String book(int seats) {
        if (seats < 1) {
            throw new IllegalArgumentException("seats");
        }
        for (int row = 0; row < taken.length; row++) {
            int best = -1;
            int bestDistance = Integer.MAX_VALUE;
            candidates:
            for (int start = 0; start <= taken[row].length - seats; start++) {
                for (int i = start; i < start + seats; i++) {
                    if (taken[row][i]) {
                        continue candidates;
                    }
                }
                int distance = Math.abs(2 * start + seats - taken[row].length);
                if (distance < bestDistance) {
                    best = start;
                    bestDistance = distance;
                }
            }
            if (best >= 0) {
                for (int i = best; i < best + seats; i++) {
                    taken[row][i] = true;
                }
                String ticket = (row + 1) + ":" + (best + 1) + "-" + (best + seats);
                bookings.put(ticket, new int[] {row, best, seats});
                return ticket;
            }
        }
        return null;
    }

    public boolean cancel(String ticket) {
        int[] booking = bookings.remove(ticket);
        if (booking == null) {
            return false;
        }
        for (int i = 0; i < booking[2]; i++) {
            taken[booking[0]][booking[1] + i] = false;
        }
        return true;
    }

    public int free() {
        int free = 0;
        for (boolean[] row : taken) {
            for (boolean seat : row) {
                if (!seat) {
                    free++;
                }
            }
        }
        return free;
    }

    public String tickets() {
        String all = "";
        for (String ticket : bookings.keySet()) {
            all += all.isEmpty() ? ticket : ", " + ticket;
        }
        return all;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder();
        for (boolean[] row : taken) {
            for (boolean seat : row) {
                out.append(seat ? '#' : '.');
            }
            out.append('\n');
        }
        return out.toString();
    }
}
