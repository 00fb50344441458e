package ds.roster;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class Team {
    private final Map<Integer, String> players = new LinkedHashMap<>();

    public boolean add(int number, String name) {
        if (players.containsKey(number)) {
            return false;
        }
        players.put(number, name);
        return true;
    }

    public String name(int number) {
        if (!players.containsKey(number)) {
            throw new IllegalArgumentException("nobody plays with " + number);
        }
        return players.get(number);
    }

    public boolean drop(int number) {
        boolean known = players.containsKey(number);
        players.remove(number);
        return known;
    }

    public List<String> names() {
        return new ArrayList<>(players.values());
    }
}
