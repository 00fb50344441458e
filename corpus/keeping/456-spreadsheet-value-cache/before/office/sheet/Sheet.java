package office.sheet;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public final class Sheet {
    private final Map<String, String> cells = new TreeMap<>();

    public void set(String cell, String content) {
        check(cell);
        if (content == null || content.isBlank()) {
            cells.remove(cell);
        } else {
            cells.put(cell, content.trim());
        }
    }

    public String content(String cell) {
        check(cell);
        return cells.getOrDefault(cell, "");
    }

    public long value(String cell) {
        check(cell);
        return value(cell, new HashSet<>());
    }

    private long value(String cell, Set<String> active) {
        String content = cells.get(cell);
        if (content == null) {
            return 0;
        }
        if (!content.startsWith("=")) {
            return Long.parseLong(content);
        }
        if (!active.add(cell)) {
            throw new IllegalStateException("cycle at " + cell);
        }
        long result = 0;
        for (String term : content.substring(1).split("\\+", -1)) {
            String t = term.trim();
            boolean negative = t.startsWith("-");
            if (negative) {
                t = t.substring(1);
            }
            long v = isCell(t) ? value(t, active) : Long.parseLong(t);
            result = negative ? Math.subtractExact(result, v) : Math.addExact(result, v);
        }
        active.remove(cell);
        return result;
    }

    public long total() {
        long sum = 0;
        for (String cell : cells.keySet()) {
            sum += value(cell);
        }
        return sum;
    }

    public int used() {
        return cells.size();
    }

    private static boolean isCell(String s) {
        return s.length() == 2 && s.charAt(0) >= 'A' && s.charAt(0) <= 'E' && s.charAt(1) >= '1' && s.charAt(1) <= '9';
    }

    private static void check(String cell) {
        if (!isCell(cell)) {
            throw new IllegalArgumentException("cell " + cell);
        }
    }
}
