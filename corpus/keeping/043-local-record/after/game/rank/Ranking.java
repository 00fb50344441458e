package game.rank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public final class Ranking {
    private final String[] names;
    private final int[] points;

    public Ranking(String[] names, int[] points) {
        if (names.length != points.length) {
            throw new IllegalArgumentException("lengths");
        }
        this.names = names.clone();
        this.points = points.clone();
    }

    public List<String> ordered() {
        record Entry(String name, int points) { }

        List<Entry> entries = new ArrayList<>();
        for (int i = 0; i < names.length; i++) {
            entries.add(new Entry(names[i], points[i]));
        }
        entries.sort(Comparator.comparingInt(Entry::points).reversed());
        List<String> out = new ArrayList<>();
        for (Entry e : entries) {
            out.add(e.name() + "=" + e.points());
        }
        return out;
    }
}
