package txt.kv;

public final class KeyValue {
    private final String key;
    private final String value;

    private KeyValue(String key, String value) {
        this.key = key;
        this.value = value;
    }

    public static KeyValue parse(String line) {
        int equals = line.indexOf('=');
        if (equals < 0) {
            throw new IllegalArgumentException("no '=' in: " + line);
        }
        return new KeyValue(line.substring(0, equals).trim(), line.substring(equals + 1).trim());
    }

    public String key() {
        return key;
    }

    public String value() {
        return value;
    }

    @Override
    public String toString() {
        return key + "=" + value;
    }
}
