package text.steps;

import java.util.AbstractMap.SimpleEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;

public final class TextPipeline {
    private final List<Map.Entry<String, UnaryOperator<String>>> list = new ArrayList<>();

    public TextPipeline step(String name, UnaryOperator<String> function) {
        Objects.requireNonNull(function);
        list.add(new SimpleEntry<>(name, function));
        return this;
    }

    public String run(String input) {
        String s = input;
        for (Map.Entry<String, UnaryOperator<String>> e : list) {
            s = e.getValue().apply(s);
            if (s == null) {
                throw new IllegalStateException("step " + e.getKey() + " returned null");
            }
        }
        return s;
    }

    public List<String> trace(String input) {
        List<String> result = new ArrayList<>();
        String s = input;
        for (Map.Entry<String, UnaryOperator<String>> e : list) {
            s = e.getValue().apply(s);
            if (s == null) {
                throw new IllegalStateException("step " + e.getKey() + " returned null");
            }
            result.add(e.getKey() + "=" + s);
        }
        return result;
    }
}
