package games.scores;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Best scores first; among equal scores whoever reached it first. */
public class LeaderBoard {
    private static class Entry {
        String name;
        int score;
    }

    private final List<Entry> entries = new ArrayList<>();

    /** Answers whether this is the player's best score so far. */
    public boolean report(String name, int score) {
        for (int i = 0; i < entries.size(); i++) {
            Entry e = entries.get(i);
            if (Objects.equals(e.name, name)) {
                if (score <= e.score) {
                    return false;
                }
                entries.remove(i);
                break;
            }
        }
        int at = 0;
        while (at < entries.size() && entries.get(at).score >= score) {
            at++;
        }
        Entry added = new Entry();
        added.name = name;
        added.score = score;
        entries.add(at, added);
        return true;
    }

    /** The place from 1 on, or 0 for an unknown player. */
    public int placeOf(String name) {
        for (int i = 0; i < entries.size(); i++) {
            if (Objects.equals(entries.get(i).name, name)) {
                return i + 1;
            }
        }
        return 0;
    }

    public List<String> top(int n) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < n && i < entries.size(); i++) {
            names.add(entries.get(i).name + "=" + entries.get(i).score);
        }
        return names;
    }

    public int players() {
        return entries.size();
    }
}
