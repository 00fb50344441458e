package org.teams;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;

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
        return entries.stream().collect(Collectors.groupingBy(e -> e.team, TreeMap::new,
            Collectors.mapping(e -> e.player, Collectors.toCollection(ArrayList::new))));
    }

    public Map<String, Long> sizes() {
        return entries.stream().collect(Collectors.groupingBy(e -> e.team, TreeMap::new, Collectors.counting()));
    }
}
