package conf.ini;

public final class IniException extends IllegalArgumentException {
    private final int line;

    public IniException(int line) {
        super("bad line " + line);
        this.line = line;
    }

    public int line() {
        return line;
    }
}
