package flow.config;

import java.util.function.Function;

public class SafeParser {
    private int failures;

    public int parse(String text, Function<String, Integer> rule) {
        try {
            return rule.apply(text.trim());
        } catch (NumberFormatException | NullPointerException e) {
            return failed(1);
        } catch (IllegalArgumentException e) {
            return failed(2);
        }
    }

    private int failed(int weight) {
        failures += weight;
        return -weight;
    }

    public int failures() {
        return failures;
    }
}
