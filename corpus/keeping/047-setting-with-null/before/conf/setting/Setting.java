package conf.setting;

import java.util.Objects;
import java.util.function.UnaryOperator;

public final class Setting {
    private final String key;
    private final String value;

    public Setting(String key, String value) {
        this.key = Objects.requireNonNull(key, "key");
        this.value = value;
    }

    public String key() {
        return key;
    }

    public String value() {
        return value;
    }

    public boolean isSet() {
        return value != null;
    }

    public Setting map(UnaryOperator<String> f) {
        return value == null ? this : new Setting(key, f.apply(value));
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof Setting)) {
            return false;
        }
        Setting s = (Setting) o;
        return key.equals(s.key) && (value == null ? s.value == null : value.equals(s.value));
    }

    @Override
    public int hashCode() {
        return key.hashCode();
    }

    @Override
    public String toString() {
        return key + "=" + value;
    }
}
