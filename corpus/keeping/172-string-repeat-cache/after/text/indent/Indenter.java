package text.indent;

import java.util.ArrayList;
import java.util.List;

public class Indenter {
    private final List<String> cache = new ArrayList<>();
    private final StringBuilder out = new StringBuilder();
    private int level;

    public Indenter open(String name) {
        line(name + " {");
        level++;
        return this;
    }

    public Indenter close() {
        if (level == 0) {
            throw new IllegalStateException("nothing open");
        }
        level--;
        return line("}");
    }

    public Indenter line(String text) {
        out.append(blanks(level)).append(text).append('\n');
        return this;
    }

    private String blanks(int depth) {
        while (cache.size() <= depth) {
            cache.add("  ".repeat(cache.size()));
        }
        return cache.get(depth);
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
