package conf.lazy;

import java.util.function.Supplier;

public class Defaults {
    private final String preset;
    private int asked;

    public Defaults(String preset) {
        this.preset = preset;
    }

    public String value(Supplier<String> ask) {
        if (preset != null) {
            return preset;
        }
        asked++;
        String answer = ask.get();
        return answer == null ? "" : answer.strip();
    }

    public int asked() {
        return asked;
    }
}
