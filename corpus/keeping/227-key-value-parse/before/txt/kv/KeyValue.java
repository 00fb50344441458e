package txt.kv;

public final class KeyValue {
    private final String key;
    private final String value;

    private KeyValue(String key, String value) {
        this.key = key;
        this.value = value;
    }

    public static KeyValue parse(String line) {
        String[] parts = line.split("=", 2);
        if (parts.length < 2) {
            throw new IllegalArgumentException(line);
        }
        return new KeyValue(parts[0].trim(), parts[1].trim());
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
