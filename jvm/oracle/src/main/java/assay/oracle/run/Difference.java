package assay.oracle.run;

/** The first place at which two observations differ, and what stood there. */
record Difference(String place, String before, String after) {

    /** Null if the texts are equal. The places of two observations are the same up to the first value that differs. */
    static Difference between(String before, String after) {
        if (before.equals(after)) return null;
        String[] mine = before.split("\n");
        String[] theirs = after.split("\n");
        for (int i = 0; ; i++) {
            String first = i < mine.length ? mine[i] : "";
            String second = i < theirs.length ? theirs[i] : "";
            if (first.equals(second)) continue;
            String firstPlace = place(first);
            String secondPlace = place(second);
            if (firstPlace.equals(secondPlace)) return new Difference(firstPlace, value(first), value(second));
            if (secondPlace.isEmpty() || !after.contains(firstPlace + '\t') && !firstPlace.isEmpty()) return new Difference(firstPlace, value(first), absent(firstPlace));
            return new Difference(secondPlace, absent(secondPlace), value(second));
        }
    }

    /** What kind of thing was seen: the word that people and scripts read. */
    String observed() {
        if (place.equals(">out")) return "output";
        if (place.equals(">err")) return "error-output";
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
