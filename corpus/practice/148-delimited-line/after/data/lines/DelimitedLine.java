package data.lines;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

public final class DelimitedLine {
    private final List<String> fields;

    private DelimitedLine(List<String> fields) {
        this.fields = fields;
    }

    public static DelimitedLine parse(String line, char separator) {
        String delimiter = Pattern.quote(String.valueOf(separator));
        return new DelimitedLine(Collections.unmodifiableList(Arrays.asList(line.split(delimiter))));
    }

    public int count() {
        return fields.size();
    }

    /** The field at a position counted from 0, or the default if it is empty. */
    public String field(int index, String whenEmpty) {
        return orDefault(fields.get(index), whenEmpty);
    }

    public List<String> fields() {
        return fields;
    }

    private static String orDefault(String value, String whenEmpty) {
        return value.isEmpty() ? whenEmpty : value;
    }
}
