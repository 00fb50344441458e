package log.prefix;

public class PrefixLog extends BaseLog {
    private final String prefix;

    public PrefixLog(String prefix) {
        this.prefix = prefix;
    }

    public int info(String text) {
        return write(prefix + text);
    }

    public int warn(String text) {
        return write(prefix + "! " + text);
    }

    public String all() {
        return content();
    }
}
