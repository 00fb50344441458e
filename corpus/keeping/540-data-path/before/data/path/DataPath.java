package data.path;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A path such as orders[0].customer.name into maps and lists. */
public final class DataPath {
    private static final Pattern PIECE = Pattern.compile("([A-Za-z_][A-Za-z0-9_]*)((?:\\[[0-9]{1,9}\\]){0,3})");

    private final List<Object> steps;

    private DataPath(List<Object> steps) {
        this.steps = steps;
    }

    /** At most three indexes after a name. */
    public static DataPath parse(String text) {
        List<Object> steps = new ArrayList<>();
        for (String piece : text.split("\\.", -1)) {
            Matcher m = PIECE.matcher(piece);
            if (!m.matches()) {
                throw new IllegalArgumentException("bad piece: " + piece);
            }
            steps.add(m.group(1));
            String indexes = m.group(2);
            if (!indexes.isEmpty()) {
                for (String index : indexes.substring(1, indexes.length() - 1).split("\\]\\[")) {
                    steps.add(Integer.valueOf(index));
                }
            }
        }
        return new DataPath(steps);
    }

    public int length() {
        return steps.size();
    }

    /** Null as soon as something on the way is missing or of the wrong kind. */
    public Object find(Object root) {
        Object current = root;
        for (Object step : steps) {
            if (step instanceof String) {
                if (!(current instanceof Map)) {
                    return null;
                }
                current = ((Map<?, ?>) current).get(step);
            } else {
                int index = (Integer) step;
                if (!(current instanceof List) || index >= ((List<?>) current).size()) {
                    return null;
                }
                current = ((List<?>) current).get(index);
            }
        }
        return current;
    }

    public DataPath parent() {
        if (steps.size() == 1) {
            return null;
        }
        return new DataPath(new ArrayList<>(steps.subList(0, steps.size() - 1)));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof DataPath && steps.equals(((DataPath) o).steps);
    }

    @Override
    public int hashCode() {
        return steps.hashCode();
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (Object step : steps) {
            if (step instanceof Integer) {
                sb.append('[').append(step).append(']');
            } else {
                if (sb.length() > 0) {
                    sb.append('.');
                }
                sb.append(step);
            }
        }
        return sb.toString();
    }
}
