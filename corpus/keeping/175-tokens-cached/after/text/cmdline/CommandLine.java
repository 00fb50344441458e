package text.cmdline;

import java.util.ArrayList;
import java.util.List;

public final class CommandLine {
    private final List<String> tokens = new ArrayList<>();

    public CommandLine(String line) {
        for (String part : line.strip().split("\\s+")) {
            if (!part.isEmpty()) {
                tokens.add(part);
            }
        }
    }

    public String command() {
        return tokens.isEmpty() ? "" : tokens.get(0);
    }

    public List<String> arguments() {
        if (tokens.isEmpty()) {
            return new ArrayList<>();
        }
        return new ArrayList<>(tokens.subList(1, tokens.size()));
    }

    public int count() {
        return tokens.size();
    }
}
