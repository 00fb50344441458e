package rules;

public sealed interface Condition {
    record Is(String fact, Object value) implements Condition { }

    record Known(String fact) implements Condition { }

    record Not(Condition inner) implements Condition { }

    record All(Condition left, Condition right) implements Condition { }

    record Any(Condition left, Condition right) implements Condition { }
}
