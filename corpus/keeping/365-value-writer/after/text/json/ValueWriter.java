package text.json;

import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

/** Writes plain Java values as compact JSON-like text. */
public class ValueWriter {

    private final boolean sorted;

    public ValueWriter(boolean sorted) {
        this.sorted = sorted;
    }

    public final String write(Object value) {
        StringBuilder out = new StringBuilder();
        append(out, value);
        return out.toString();
    }

    private void append(StringBuilder out, Object value) {
        switch (value) {
            case null -> out.append("null");
            case String s -> quote(out, s);
            case Character c -> quote(out, c.toString());
            case Double d when !Double.isFinite(d) -> out.append("null");
            case Float f when !Float.isFinite(f) -> out.append("null");
            case Number n -> out.append(n);
            case Boolean b -> out.append(b);
            case Map<?, ?> map -> appendObject(out, sorted ? new TreeMap<>(map) : map);
            case Iterable<?> items -> appendArray(out, items.iterator());
            default -> throw new IllegalArgumentException("cannot write " + value.getClass().getName());
        }
    }

    private void appendObject(StringBuilder out, Map<?, ?> map) {
        out.append('{');
        boolean first = true;
        for (Map.Entry<?, ?> e : map.entrySet()) {
            if (!first) {
                out.append(',');
            }
            first = false;
            quote(out, String.valueOf(e.getKey()));
            out.append(':');
            append(out, e.getValue());
        }
        out.append('}');
    }

    private void appendArray(StringBuilder out, Iterator<?> it) {
        out.append('[');
        while (it.hasNext()) {
            append(out, it.next());
            if (it.hasNext()) {
                out.append(',');
            }
        }
        out.append(']');
    }

    private static void quote(StringBuilder out, String text) {
        out.append('"');
        for (char c : text.toCharArray()) {
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                default -> out.append(c < 0x20 ? String.format("\\u%04x", (int) c) : String.valueOf(c));
            }
        }
        out.append('"');
    }
}
