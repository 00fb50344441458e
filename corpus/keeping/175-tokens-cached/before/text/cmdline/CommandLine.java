package text.cmdline;

import java.util.ArrayList;
import java.util.List;

public final class CommandLine {
    private final String line;

    public CommandLine(String line) {
        this.line = line.strip();
    }

    private List<String> tokens() {
        List<String> result = new ArrayList<>();
        for (String part : line.split("\\s+")) {
            if (!part.isEmpty()) {
                result.add(part);
            }
        }
        return result;
    }

    public String command() {
        List<String> t = tokens();
        return t.isEmpty() ? "" : t.get(0);
    }

    public List<String> arguments() {
        List<String> t = tokens();
        if (!t.isEmpty()) {
            t.remove(0);
        }
        return t;
    }

    public int count() {
        return tokens().size();
    }
}
