package games.scores;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Best scores first; among equal scores whoever reached it first. */
public class LeaderBoard {
    private record Entry(String name, int score) {
        String label() {
            return name + "=" + score;
        }
    }

    private final List<Entry> entries = new ArrayList<>();
    private final Map<String, Entry> byName = new HashMap<>();

    /** Answers whether this is the player's best score so far. */
    public boolean report(String name, int score) {
        Entry previous = byName.get(name);
        if (previous != null) {
            if (score <= previous.score()) {
                return false;
            }
            entries.remove(previous);
        }
        Entry added = new Entry(name, score);
        entries.add(insertionPoint(score), added);
        byName.put(name, added);
        return true;
    }

    /** The place from 1 on, or 0 for an unknown player. */
    public int placeOf(String name) {
        Entry entry = byName.get(name);
        return entry == null ? 0 : entries.indexOf(entry) + 1;
    }

    public List<String> top(int n) {
        return entries.stream()
                .limit(Math.max(0, n))
                .map(Entry::label)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public int players() {
        return entries.size();
    }

    /** The first index whose score is below the given one. */
    private int insertionPoint(int score) {
        int low = 0;
        int high = entries.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (entries.get(middle).score() >= score) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
