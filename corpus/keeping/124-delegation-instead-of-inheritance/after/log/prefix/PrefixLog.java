package log.prefix;

public class PrefixLog {
    private final BaseLog target = new BaseLog();
    private final String prefix;

    public PrefixLog(String prefix) {
        this.prefix = prefix;
    }

    public int info(String text) {
        return target.write(prefix + text);
    }

    public int warn(String text) {
        return target.write(prefix + "! " + text);
    }

    public String all() {
        return target.content();
    }
}
