package app.settings;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Settings {

    private final Map<String, Object> values = new LinkedHashMap<>();
    private final List<String> coerced = new ArrayList<>();

    public Settings put(String key, Object value) {
        values.put(key, value);
        return this;
    }

    public int intValue(String key, int fallback) {
        return switch (values.get(key)) {
            case null -> fallback;
            case Integer number -> number;
            case Object other -> {
                coerced.add(key);
                yield coerce(key, other, fallback);
            }
        };
    }

    private static int coerce(String key, Object value, int fallback) {
        return switch (value) {
            case Long number -> Math.toIntExact(number);
            case BigDecimal decimal -> decimal.intValueExact();
            case Number number -> number.intValue();
            case Boolean flag -> flag ? 1 : 0;
            case String text when text.trim().isEmpty() -> fallback;
            case String text -> Integer.decode(text.trim());
            default -> throw new ClassCastException("setting " + key);
        };
    }

    public boolean flag(String key) {
        return switch (values.get(key)) {
            case null -> false;
            case Boolean flag -> flag;
            case String text -> text.equalsIgnoreCase("yes")
                    || text.equalsIgnoreCase("on")
                    || text.equalsIgnoreCase("true");
            case Number number -> number.doubleValue() != 0;
            case Collection<?> items -> !items.isEmpty();
            default -> true;
        };
    }

    public String text(String key) {
        return switch (values.get(key)) {
            case null -> "";
            case String text -> text;
            case Character c -> c.toString();
            case Number number -> number.toString();
            case Boolean flag -> flag.toString();
            case int[] numbers -> Arrays.toString(numbers);
            default -> throw new ClassCastException("setting " + key);
        };
    }

    public List<String> coerced() {
        return List.copyOf(coerced);
    }
}
