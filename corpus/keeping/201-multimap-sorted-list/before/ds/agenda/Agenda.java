package ds.agenda;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public class Agenda {
    private final Map<Integer, List<String>> byHour = new TreeMap<>();

    public void plan(int hour, String what) {
        byHour.computeIfAbsent(hour, h -> new ArrayList<>()).add(what);
    }

    public List<String> at(int hour) {
        return new ArrayList<>(byHour.getOrDefault(hour, List.of()));
    }

    public List<String> all() {
        List<String> result = new ArrayList<>();
        for (List<String> items : byHour.values()) {
            result.addAll(items);
        }
        return result;
    }
}
