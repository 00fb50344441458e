package office.sheet;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** Cells hold text, numbers or sums such as "=A1+B2+3". */
public final class Sheet {

    private final Map<String, Object> cells = new TreeMap<>();

    public void set(String ref, String raw) {
        if (raw == null || raw.isEmpty()) {
            cells.remove(ref);
            return;
        }
        Object cell;
        if (raw.startsWith("=")) {
            cell = raw.substring(1).split("\\+", -1);
        } else {
            try {
                cell = Long.valueOf(raw);
            } catch (NumberFormatException e) {
                cell = raw;
            }
        }
        cells.put(ref, cell);
    }

    public String display(String ref) {
        Object cell = cells.get(ref);
        if (cell == null) {
            return "";
        } else if (cell instanceof String) {
            return (String) cell;
        } else if (cell instanceof Long) {
            return cell.toString();
        }
        try {
            return Long.toString(number(ref, new HashSet<>()));
        } catch (IllegalStateException e) {
            return "#CYCLE";
        } catch (NumberFormatException e) {
            return "#VALUE";
        }
    }

    public long sum(String first, String... others) {
        long total = number(first, new HashSet<>());
        for (String other : others) {
            total += number(other, new HashSet<>());
        }
        return total;
    }

    private long number(String ref, Set<String> path) {
        Object cell = cells.get(ref);
        if (cell == null) {
            return 0;
        }
        if (cell instanceof Long) {
            return (Long) cell;
        }
        if (cell instanceof String) {
            throw new NumberFormatException(ref);
        }
        if (!path.add(ref)) {
            throw new IllegalStateException("cycle at " + ref);
        }
        long total = 0;
        for (String term : (String[]) cell) {
            String name = term.trim();
            if (!name.isEmpty() && Character.isLetter(name.charAt(0))) {
                total += number(name, path);
            } else {
                total += Long.parseLong(name);
            }
        }
        path.remove(ref);
        return total;
    }

    public Set<String> used() {
        return new java.util.TreeSet<>(cells.keySet());
    }
}
