package conf.lazy;

import java.util.Optional;
import java.util.function.Supplier;

public class Defaults {
    private final String preset;
    private int asked;

    public Defaults(String preset) {
        this.preset = preset;
    }

    public String value(Supplier<String> ask) {
        return Optional.ofNullable(preset).orElseGet(() -> askUser(ask));
    }

    private String askUser(Supplier<String> ask) {
        asked++;
        return Optional.ofNullable(ask.get()).map(String::strip).orElse("");
    }

    public int asked() {
        return asked;
    }
}
