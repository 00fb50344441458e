package office.sheet;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public final class Sheet {
    private final Map<String, String> cells = new TreeMap<>();
    private final Map<String, Long> computed = new HashMap<>();

    public void set(String cell, String content) {
        check(cell);
        if (content == null || content.isBlank()) {
            cells.remove(cell);
        } else {
            cells.put(cell, content.trim());
        }
        computed.clear();
    }

    public String content(String cell) {
        check(cell);
        return cells.getOrDefault(cell, "");
    }

    public long value(String cell) {
        check(cell);
        return valueOf(cell, new HashSet<>());
    }

    private long valueOf(String cell, Set<String> active) {
        Long known = computed.get(cell);
        if (known != null) {
            return known;
        }
        String content = cells.get(cell);
        long value = content == null ? 0 : compute(cell, content, active);
        computed.put(cell, value);
        return value;
    }

    private long compute(String cell, String content, Set<String> active) {
        if (!content.startsWith("=")) {
            return Long.parseLong(content);
        }
        if (!active.add(cell)) {
            throw new IllegalStateException("circular reference at " + cell);
        }
        long sum = 0;
        for (String part : content.substring(1).split("\\+", -1)) {
            sum = addTerm(sum, part.trim(), active);
        }
        active.remove(cell);
        return sum;
    }

    private long addTerm(long sum, String term, Set<String> active) {
        if (term.startsWith("-")) {
            return Math.subtractExact(sum, operand(term.substring(1), active));
        }
        return Math.addExact(sum, operand(term, active));
    }

    private long operand(String text, Set<String> active) {
        return isCell(text) ? valueOf(text, active) : Long.parseLong(text);
    }

    public long total() {
        return cells.keySet().stream().mapToLong(this::value).sum();
    }

    public int used() {
        return cells.size();
    }

    private static boolean isCell(String s) {
        return s.length() == 2 && s.charAt(0) >= 'A' && s.charAt(0) <= 'E' && s.charAt(1) >= '1' && s.charAt(1) <= '9';
    }

    private static void check(String cell) {
        if (!isCell(cell)) {
            throw new IllegalArgumentException("no such cell: " + cell);
        }
    }
}
