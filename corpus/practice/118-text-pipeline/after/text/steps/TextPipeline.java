package text.steps;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

public final class TextPipeline {
    private record Step(String name, UnaryOperator<String> function) {
        Step {
            Objects.requireNonNull(function, "function");
        }

        String apply(String text) {
            String result = function.apply(text);
            if (result == null) {
                throw new IllegalStateException("step " + name + " returned null");
            }
            return result;
        }
    }

    private final List<Step> steps = new ArrayList<>();

    public TextPipeline step(String name, UnaryOperator<String> function) {
        steps.add(new Step(name, function));
        return this;
    }

    public String run(String input) {
        String text = input;
        for (Step step : steps) {
            text = step.apply(text);
        }
        return text;
    }

    public List<String> trace(String input) {
        List<String> lines = new ArrayList<>();
        String text = input;
        for (Step step : steps) {
            text = step.apply(text);
            lines.add(step.name() + "=" + text);
        }
        return lines;
    }
}
