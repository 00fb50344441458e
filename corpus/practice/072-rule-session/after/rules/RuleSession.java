package rules;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Evaluates rules against one consistent view of the facts. */
public class RuleSession {

    private final FactSource source;
    private final Map<String, Object> facts = new HashMap<>();

    public RuleSession(FactSource source) {
        this.source = source;
    }

    public boolean holds(Condition condition) {
        if (condition instanceof Condition.Is is) {
            return Objects.equals(fact(is.fact()), is.value());
        }
        if (condition instanceof Condition.Known known) {
            return fact(known.fact()) != null;
        }
        if (condition instanceof Condition.Not not) {
            return !holds(not.inner());
        }
        if (condition instanceof Condition.All all) {
            return holds(all.left()) && holds(all.right());
        }
        if (condition instanceof Condition.Any any) {
            return holds(any.left()) || holds(any.right());
        }
        throw new IllegalArgumentException("condition " + condition);
    }

    private Object fact(String name) {
        return facts.computeIfAbsent(name, source::lookup);
    }
}
