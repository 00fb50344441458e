package games.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Best score first; among equal scores whoever got there first. */
public final class Leaderboard {
    private static class Row {
        String player;
        long score;
        long reached;
    }

    private final List<Row> rows = new ArrayList<>();
    private long clock;

    public long award(String player, long points) {
        if (player == null || player.isBlank()) {
            throw new IllegalArgumentException("player");
        }
        Row row = find(player);
        if (row == null) {
            row = new Row();
            row.player = player;
            row.score = points;
            row.reached = clock++;
            rows.add(row);
        } else if (points != 0) {
            row.score = Math.addExact(row.score, points);
            row.reached = clock++;
        }
        return row.score;
    }

    public boolean retire(String player) {
        Row row = find(player);
        return row != null && rows.remove(row);
    }

    /** One-based rank. */
    public Optional<Integer> rank(String player) {
        List<Row> sorted = sorted();
        for (int i = 0; i < sorted.size(); i++) {
            if (sorted.get(i).player.equals(player)) {
                return Optional.of(i + 1);
            }
        }
        return Optional.empty();
    }

    public List<String> top(int n) {
        if (n < 0) {
            throw new IllegalArgumentException("n: " + n);
        }
        List<String> names = new ArrayList<>();
        for (Row row : sorted()) {
            if (names.size() == n) {
                break;
            }
            names.add(row.player + " " + row.score);
        }
        return names;
    }

    public String leader() {
        return rows.isEmpty() ? null : sorted().get(0).player;
    }

    public long score(String player) {
        Row row = find(player);
        return row == null ? 0 : row.score;
    }

    private Row find(String player) {
        for (Row row : rows) {
            if (row.player.equals(player)) {
                return row;
            }
        }
        return null;
    }

    private List<Row> sorted() {
        List<Row> copy = new ArrayList<>(rows);
        copy.sort(Comparator.comparingLong((Row r) -> r.score).reversed()
                .thenComparingLong(r -> r.reached));
        return copy;
    }
}
