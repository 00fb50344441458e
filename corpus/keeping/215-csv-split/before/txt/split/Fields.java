package txt.split;

import java.util.ArrayList;
import java.util.List;

public final class Fields {
    private final String line;

    public Fields(String line) {
        if (line == null) {
            throw new IllegalArgumentException("null line");
        }
        this.line = line;
    }

    public List<String> all() {
        List<String> out = new ArrayList<>();
        int start = 0;
        int comma = line.indexOf(',');
        while (comma >= 0) {
            out.add(line.substring(start, comma));
            start = comma + 1;
            comma = line.indexOf(',', start);
        }
        out.add(line.substring(start));
        return out;
    }

    public int count() {
        int n = 1;
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) == ',') {
                n++;
            }
        }
        return n;
    }
}
