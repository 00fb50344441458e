package conf.setting;

import java.util.Objects;
import java.util.function.UnaryOperator;

public record Setting(String key, String value) {
    public Setting {
        Objects.requireNonNull(key);
    }

    public boolean isSet() {
        return value != null;
    }

    public Setting map(UnaryOperator<String> f) {
        return isSet() ? new Setting(key, f.apply(value)) : this;
    }

    @Override
    public String toString() {
        return key + "=" + value;
    }
}
