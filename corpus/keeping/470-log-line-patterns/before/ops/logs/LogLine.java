package ops.logs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class LogLine {
    private final String raw;

    public LogLine(String raw) {
        if (raw == null) {
            throw new IllegalArgumentException("raw");
        }
        this.raw = raw;
    }

    public boolean isStructured() {
        return raw.matches("\\[(\\w+)\\]\\s+(\\S+):(.*)");
    }

    public String level() {
        if (!isStructured()) {
            return "UNKNOWN";
        }
        return raw.replaceAll("\\[(\\w+)\\]\\s+(\\S+):(.*)", "$1");
    }

    public String source() {
        if (!isStructured()) {
            return null;
        }
        return raw.replaceAll("\\[(\\w+)\\]\\s+(\\S+):(.*)", "$2");
    }

    public String message() {
        if (!isStructured()) {
            return raw.trim();
        }
        return raw.replaceAll("\\[(\\w+)\\]\\s+(\\S+):(.*)", "$3").trim();
    }

    public List<String> words() {
        String m = message();
        if (m.isEmpty()) {
            return new ArrayList<>();
        }
        return new ArrayList<>(Arrays.asList(m.split("[\\s,;]+")));
    }

    public String masked() {
        return raw.replaceAll("\\d{3,}", "###");
    }

    public int number(String name) {
        for (String word : words()) {
            if (word.startsWith(name + "=")) {
                return Integer.parseInt(word.substring(name.length() + 1));
            }
        }
        return -1;
    }

    @Override
    public String toString() {
        return level() + "|" + source() + "|" + message();
    }
}
