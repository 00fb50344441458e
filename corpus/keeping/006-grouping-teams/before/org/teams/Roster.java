package org.teams;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

public class Roster {
    private static final class Entry {
        final String team;
        final String player;

        Entry(String team, String player) {
            this.team = Objects.requireNonNull(team);
            this.player = player;
        }
    }

    private final List<Entry> entries = new ArrayList<>();

    public void sign(String team, String player) {
        entries.add(new Entry(team, player));
    }

    public Map<String, List<String>> byTeam() {
        Map<String, List<String>> result = new TreeMap<>();
        for (Entry e : entries) {
            result.computeIfAbsent(e.team, k -> new ArrayList<>()).add(e.player);
        }
        return result;
    }

    public Map<String, Long> sizes() {
        Map<String, Long> result = new TreeMap<>();
        for (Entry e : entries) {
            result.merge(e.team, 1L, Long::sum);
        }
        return result;
    }
}
