package txt.logline;

public class LogLine {
    private final String source;
    private long counter;

    public LogLine(String source) {
        this.source = source;
    }

    public String format(int level, String text, Exception error) {
        counter++;
        return counter + " " + (level >= 2 ? "ERROR" : level == 1 ? "WARN" : "INFO")
            + (source == null ? "" : " [" + source + "]") + ": " + text
            + (error == null ? "" : " (" + error.getClass().getSimpleName() + ")");
    }

    public long counter() {
        return counter;
    }
}
