package util.entry;

import java.util.Map;
import java.util.Objects;

public record CountEntry(String getKey, Integer getValue) implements Map.Entry<String, Integer> {

    @Override
    public Integer setValue(Integer v) {
        throw new UnsupportedOperationException("immutable entry");
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Map.Entry<?, ?> e && Objects.equals(getKey, e.getKey())
            && Objects.equals(getValue, e.getValue());
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(getKey) ^ Objects.hashCode(getValue);
    }

    @Override
    public String toString() {
        return getKey + "=" + getValue;
    }
}
