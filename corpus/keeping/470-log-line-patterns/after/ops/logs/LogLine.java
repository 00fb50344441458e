package ops.logs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class LogLine {
    private static final Pattern LINE = Pattern.compile("\\[(\\w+)\\]\\s+(\\S+):(.*)");
    private static final Pattern GAPS = Pattern.compile("[\\s,;]+");
    private static final Pattern LONG_NUMBER = Pattern.compile("\\d{3,}");

    private record Fields(boolean structured, String level, String source, String message) {
        static Fields of(String raw) {
            Matcher matcher = LINE.matcher(raw);
            if (!matcher.matches()) {
                return new Fields(false, "UNKNOWN", null, raw.trim());
            }
            return new Fields(true, matcher.group(1), matcher.group(2), matcher.group(3).trim());
        }
    }

    private final String raw;
    private Fields fields;

    public LogLine(String raw) {
        if (raw == null) {
            throw new IllegalArgumentException("no line");
        }
        this.raw = raw;
    }

    private Fields fields() {
        if (fields == null) {
            fields = Fields.of(raw);
        }
        return fields;
    }

    public boolean isStructured() {
        return fields().structured();
    }

    public String level() {
        return fields().level();
    }

    public String source() {
        return fields().source();
    }

    public String message() {
        return fields().message();
    }

    public List<String> words() {
        String message = message();
        if (message.isEmpty()) {
            return new ArrayList<>();
        }
        return new ArrayList<>(Arrays.asList(GAPS.split(message)));
    }

    public String masked() {
        return LONG_NUMBER.matcher(raw).replaceAll("###");
    }

    public int number(String name) {
        String start = name + "=";
        for (String word : words()) {
            if (word.startsWith(start)) {
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
