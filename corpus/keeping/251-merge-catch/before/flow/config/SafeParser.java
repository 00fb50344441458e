package flow.config;

import java.util.function.Function;

public class SafeParser {
    private int failures;

    public int parse(String text, Function<String, Integer> rule) {
        try {
            return rule.apply(text.trim());
        } catch (NumberFormatException e) {
            failures++;
            return -1;
        } catch (NullPointerException e) {
            failures++;
            return -1;
        } catch (IllegalArgumentException e) {
            failures += 2;
            return -2;
        }
    }

    public int failures() {
        return failures;
    }
}
