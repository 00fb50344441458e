package flow.steps;

import java.util.List;
import java.util.function.UnaryOperator;

public final class Pipeline {
    private final List<UnaryOperator<String>> steps;

    @SafeVarargs
    public Pipeline(UnaryOperator<String>... steps) {
        this.steps = List.of(steps);
    }

    public String run(String input) {
        String value = input;
        for (UnaryOperator<String> step : steps) {
            value = step.apply(value);
        }
        return value;
    }

    public int length() {
        return steps.size();
    }

    public Pipeline twice() {
        return new Pipeline(s -> run(run(s)));
    }
}
