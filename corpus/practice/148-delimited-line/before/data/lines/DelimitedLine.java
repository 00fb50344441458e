package data.lines;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class DelimitedLine {
    private final List<String> fields;

    private DelimitedLine(List<String> fields) {
        this.fields = fields;
    }

    public static DelimitedLine parse(String line, char separator) {
        List<String> fields = new ArrayList<>();
        int start = 0;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == separator) {
                fields.add(line.substring(start, i));
                start = i + 1;
            }
        }
        fields.add(line.substring(start));
        return new DelimitedLine(Collections.unmodifiableList(fields));
    }

    public int count() {
        return fields.size();
    }

    /** The field at a position counted from 0, or the default if it is empty. */
    public String field(int index, String whenEmpty) {
        String value = fields.get(index);
        return value.isEmpty() ? whenEmpty : value;
    }

    public List<String> fields() {
        return fields;
    }
}
