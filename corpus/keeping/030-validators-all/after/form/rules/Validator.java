package form.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;

public final class Validator {
    public record Rule(String name, Predicate<String> test) {
        public Rule {
            Objects.requireNonNull(name);
            Objects.requireNonNull(test);
        }
    }

    private final List<Rule> rules;

    public Validator(Rule... rules) {
        this.rules = List.of(rules);
    }

    public List<String> failures(String input) {
        return rules.stream()
            .filter(rule -> !rule.test().test(input))
            .map(Rule::name)
            .collect(Collectors.toCollection(ArrayList::new));
    }

    public boolean valid(String input) {
        return rules.stream().allMatch(rule -> rule.test().test(input));
    }
}
