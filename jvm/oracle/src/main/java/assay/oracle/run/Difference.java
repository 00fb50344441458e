package assay.oracle.run;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The first place at which two observations differ, and what stood there. */
public record Difference(String place, String before, String after) {

    /**
     * Null if the texts are equal but for what stands at the ignored places and below them. The places of two observations
     * are the same up to the first value that differs.
     */
    static Difference between(String before, String after, Set<String> ignored) {
        if (before.equals(after)) return null;
        List<String> mine = lines(before, ignored);
        List<String> theirs = lines(after, ignored);
        if (mine.equals(theirs)) return null;
        for (int i = 0; ; i++) {
            String first = i < mine.size() ? mine.get(i) : "";
            String second = i < theirs.size() ? theirs.get(i) : "";
            if (first.equals(second)) continue;
            String firstPlace = place(first);
            String secondPlace = place(second);
            if (firstPlace.equals(secondPlace)) return new Difference(firstPlace, value(first), value(second));
            boolean onlyBefore = secondPlace.isEmpty()
                    || !firstPlace.isEmpty()
                            && theirs.stream().noneMatch(line -> place(line).equals(firstPlace));
            return onlyBefore
                    ? new Difference(firstPlace, value(first), absent(firstPlace))
                    : new Difference(secondPlace, absent(secondPlace), value(second));
        }
    }

    /** Adds the places at which two observations of the same version differ: all of them, not only the first. */
    static void addPlaces(String one, String other, Set<String> places) {
        if (one.equals(other)) return;
        Map<String, String> mine = byPlace(one);
        Map<String, String> theirs = byPlace(other);
        mine.forEach((place, value) -> {
            if (!value.equals(theirs.get(place))) places.add(place);
        });
        for (String place : theirs.keySet()) if (!mine.containsKey(place)) places.add(place);
    }

    private static Map<String, String> byPlace(String text) {
        var values = new LinkedHashMap<String, String>();
        for (String line : text.split("\n")) if (!line.isEmpty()) values.put(place(line), value(line));
        return values;
    }

    private static List<String> lines(String text, Set<String> ignored) {
        var lines = new ArrayList<String>();
        for (String line : text.split("\n")) if (!line.isEmpty() && !isIgnored(place(line), ignored)) lines.add(line);
        return lines;
    }

    private static boolean isIgnored(String place, Set<String> ignored) {
        if (ignored.isEmpty()) return false;
        for (int dot = place.indexOf('.'); dot >= 0; dot = place.indexOf('.', dot + 1))
            if (ignored.contains(place.substring(0, dot))) return true;
        return ignored.contains(place);
    }

    /** What kind of thing was seen: the word that people and scripts read. */
    public String observed() {
        if (place.startsWith(">out")) return "output";
        if (place.startsWith(">err")) return "error-output";
        if (before.startsWith("throws ") || after.startsWith("throws ")) return "exception";
        return place.startsWith("!") || place.contains(".") && !place.endsWith(")") ? "field" : "return";
    }

    /** What stands for a place that only one of the versions came to. */
    private static String absent(String place) {
        return place.startsWith(">") ? "\"\"" : "(nothing)";
    }

    private static String place(String line) {
        int tab = line.indexOf('\t');
        return tab < 0 ? "" : line.substring(0, tab);
    }

    private static String value(String line) {
        return line.substring(line.indexOf('\t') + 1);
    }
}
