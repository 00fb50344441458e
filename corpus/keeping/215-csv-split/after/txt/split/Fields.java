package txt.split;

import java.util.ArrayList;
import java.util.Arrays;
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
        return new ArrayList<>(Arrays.asList(line.split(",", -1)));
    }

    public int count() {
        return 1 + (int) line.chars().filter(c -> c == ',').count();
    }
}
