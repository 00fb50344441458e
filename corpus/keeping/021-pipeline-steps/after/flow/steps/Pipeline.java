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
        String[] value = {input};
        steps.forEach(step -> value[0] = step.apply(value[0]));
        return value[0];
    }

    public int length() {
        return steps.size();
    }

    public Pipeline twice() {
        return new Pipeline(s -> run(run(s)));
    }
}
