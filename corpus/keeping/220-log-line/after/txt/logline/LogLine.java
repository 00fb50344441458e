package txt.logline;

public class LogLine {
    private final String source;
    private long counter;

    public LogLine(String source) {
        this.source = source;
    }

    public String format(int level, String text, Exception error) {
        counter++;
        StringBuilder line = new StringBuilder();
        line.append(counter).append(' ').append(levelName(level));
        if (source != null) {
            line.append(" [").append(source).append(']');
        }
        line.append(": ").append(text);
        if (error != null) {
            line.append(" (").append(error.getClass().getSimpleName()).append(')');
        }
        return line.toString();
    }

    private static String levelName(int level) {
        if (level >= 2) {
            return "ERROR";
        }
        return level == 1 ? "WARN" : "INFO";
    }

    public long counter() {
        return counter;
    }
}
