package form.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

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
        List<String> names = new ArrayList<>();
        for (Rule rule : rules) {
            if (!rule.test().test(input)) {
                names.add(rule.name());
            }
        }
        return names;
    }

    public boolean valid(String input) {
        for (Rule rule : rules) {
            if (!rule.test().test(input)) {
                return false;
            }
        }
        return true;
    }
}
