package data.fixed;

import java.util.LinkedHashMap;
import java.util.Map;

/** A record of a mainframe extract: fields of fixed width, padded. */
public final class FixedWidthRecord {
    private final Map<String, int[]> columns = new LinkedHashMap<>();
    private int width;

    public FixedWidthRecord column(String name, int length) {
        if (length < 1 || columns.containsKey(name)) {
            throw new IllegalArgumentException(name);
        }
        columns.put(name, new int[] {width, width + length});
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
        for (Map.Entry<String, int[]> column : columns.entrySet()) {
            int[] range = column.getValue();
            String value = record.substring(range[0], range[1]).trim();
            if (!value.isEmpty()) {
                result.put(column.getKey(), value);
            }
        }
        return result;
    }
}
