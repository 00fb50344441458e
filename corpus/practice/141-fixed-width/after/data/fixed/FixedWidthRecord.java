package data.fixed;

import java.util.LinkedHashMap;
import java.util.Map;

/** A record of a mainframe extract: fields of fixed width, padded. */
public final class FixedWidthRecord {
    private record Span(int start, int end) {
        String in(String record) {
            return record.substring(start, end).strip();
        }
    }

    private final Map<String, Span> columns = new LinkedHashMap<>();
    private int width;

    public FixedWidthRecord column(String name, int length) {
        if (length < 1 || columns.containsKey(name)) {
            throw new IllegalArgumentException(name);
        }
        columns.put(name, new Span(width, width + length));
        width += length;
        return this;
    }

    public int width() {
        return width;
    }

    public Map<String, String> parse(String record) {
        if (record.length() != width) {
            throw new IllegalArgumentException("record of " + record.length());
        }
        Map<String, String> result = new LinkedHashMap<>();
        columns.forEach((name, span) -> {
            String value = span.in(record);
            if (!value.isEmpty()) {
                result.put(name, value);
            }
        });
        return result;
    }
}
