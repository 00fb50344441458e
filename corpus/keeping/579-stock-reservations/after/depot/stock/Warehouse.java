package depot.stock;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Warehouse {
    private static final int MAX_PIECES = 1_000_000;
    private static final int FIRST_ID = 100;

    private record Reservation(int id, String part, int pieces, int untilDay) {
    }

    private final Map<String, Integer> stock = new LinkedHashMap<>();
    private final List<Reservation> reservations = new ArrayList<>();
    private int nextId = FIRST_ID;

    public void deliver(String part, int n) {
        if (part == null || n <= 0 || n > MAX_PIECES) {
            throw new IllegalArgumentException("cannot deliver " + n + " of " + part);
        }
        int pieces = stock.getOrDefault(part, 0) + n;
        if (pieces > MAX_PIECES) {
            throw new IllegalStateException("no room for " + pieces);
        }
        stock.put(part, pieces);
    }

    public int free(String part) {
        int free = stock.getOrDefault(part, 0);
        for (Reservation r : reservations) {
            if (r.part().equals(part)) {
                free -= r.pieces();
            }
        }
        return free;
    }

    /** Id of the reservation, -1 if there is not enough. */
    public int reserve(String part, int n, int untilDay) {
        if (n <= 0) {
            throw new IllegalArgumentException("cannot reserve " + n);
        }
        if (free(part) < n) {
            return -1;
        }
        int id = nextId++;
        reservations.add(new Reservation(id, part, n, untilDay));
        return id;
    }

    public boolean take(int id) {
        for (int i = 0; i < reservations.size(); i++) {
            Reservation r = reservations.get(i);
            if (r.id() == id) {
                stock.merge(r.part(), -r.pieces(), Integer::sum);
                reservations.remove(i);
                return true;
            }
        }
        return false;
    }

    public int expire(int today) {
        int before = reservations.size();
        reservations.removeIf(r -> r.untilDay() < today);
        return before - reservations.size();
    }

    public Map<String, Integer> inventory() {
        Map<String, Integer> present = new LinkedHashMap<>(stock);
        present.values().removeIf(pieces -> pieces == 0);
        return present;
    }

    public List<Integer> open() {
        List<Integer> ids = new ArrayList<>();
        reservations.forEach(r -> ids.add(r.id()));
        return ids;
    }
}
