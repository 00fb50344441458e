package office.sheet;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Cells hold text, numbers or sums such as "=A1+B2+3". */
public final class Sheet {

    private sealed interface Cell {
    }

    private record Text(String value) implements Cell {
    }

    private record Figure(long value) implements Cell {
    }

    private record Sum(List<String> terms) implements Cell {
    }

    private final Map<String, Cell> cells = new TreeMap<>();

    public void set(String ref, String raw) {
        switch (raw) {
            case null -> cells.remove(ref);
            case "" -> cells.remove(ref);
            default -> cells.put(ref, parse(raw));
        }
    }

    private static Cell parse(String raw) {
        if (raw.charAt(0) == '=') {
            return new Sum(List.of(raw.substring(1).split("\\+", -1)));
        }
        try {
            return new Figure(Long.parseLong(raw));
        } catch (NumberFormatException _) {
            return new Text(raw);
        }
    }

    public String display(String ref) {
        return switch (cells.get(ref)) {
            case null -> "";
            case Text(var value) -> value;
            case Figure(var value) -> Long.toString(value);
            case Sum _ -> {
                try {
                    yield Long.toString(number(ref, new HashSet<>()));
                } catch (IllegalStateException _) {
                    yield "#CYCLE";
                } catch (NumberFormatException _) {
                    yield "#VALUE";
                }
            }
        };
    }

    public long sum(String first, String... others) {
        long total = number(first, new HashSet<>());
        for (String other : others) {
            total += number(other, new HashSet<>());
        }
        return total;
    }

    private long number(String ref, Set<String> path) {
        return switch (cells.get(ref)) {
            case null -> 0;
            case Figure(var value) -> value;
            case Text _ -> throw new NumberFormatException(ref);
            case Sum _ when !path.add(ref) -> throw new IllegalStateException("cycle at " + ref);
            case Sum(var terms) -> {
                long total = 0;
                for (String term : terms) {
                    total += term(term.trim(), path);
                }
                path.remove(ref);
                yield total;
            }
        };
    }

    private long term(String name, Set<String> path) {
        boolean reference = !name.isEmpty() && Character.isLetter(name.charAt(0));
        return reference ? number(name, path) : Long.parseLong(name);
    }

    public Set<String> used() {
        return new TreeSet<>(cells.keySet());
    }
}
