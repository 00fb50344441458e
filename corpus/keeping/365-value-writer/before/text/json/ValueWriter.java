package text.json;

import java.util.Iterator;
import java.util.Map;

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
        if (value == null) {
            out.append("null");
        } else if (value instanceof String) {
            quote(out, (String) value);
        } else if (value instanceof Character) {
            quote(out, value.toString());
        } else if (value instanceof Double && !Double.isFinite((Double) value)) {
            out.append("null");
        } else if (value instanceof Float && !Float.isFinite((Float) value)) {
            out.append("null");
        } else if (value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else if (value instanceof Map) {
            Map<?, ?> map = (Map<?, ?>) value;
            Map<?, ?> source = sorted ? new java.util.TreeMap<>(map) : map;
            String sep = "{";
            for (Map.Entry<?, ?> e : source.entrySet()) {
                out.append(sep);
                quote(out, String.valueOf(e.getKey()));
                out.append(':');
                append(out, e.getValue());
                sep = ",";
            }
            out.append(sep.equals("{") ? "{}" : "}");
        } else if (value instanceof Iterable) {
            Iterator<?> it = ((Iterable<?>) value).iterator();
            out.append('[');
            while (it.hasNext()) {
                append(out, it.next());
                if (it.hasNext()) {
                    out.append(',');
                }
            }
            out.append(']');
        } else {
            throw new IllegalArgumentException("cannot write " + value.getClass().getName());
        }
    }

    private static void quote(StringBuilder out, String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (c < 0x20) {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
