package util.entry;

import java.util.Map;
import java.util.Objects;

public final class CountEntry implements Map.Entry<String, Integer> {
    private final String key;
    private final Integer value;

    public CountEntry(String key, Integer value) {
        this.key = key;
        this.value = value;
    }

    @Override
    public String getKey() {
        return key;
    }

    @Override
    public Integer getValue() {
        return value;
    }

    @Override
    public Integer setValue(Integer v) {
        throw new UnsupportedOperationException("setValue");
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Map.Entry && Objects.equals(key, ((Map.Entry<?, ?>) o).getKey())
            && Objects.equals(value, ((Map.Entry<?, ?>) o).getValue());
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(key) ^ Objects.hashCode(value);
    }

    @Override
    public String toString() {
        return key + "=" + value;
    }
}
