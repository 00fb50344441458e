package forms.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public final class Form {

    private final Map<String, List<Rule>> rules = new LinkedHashMap<>();
    private final Map<String, String> values = new LinkedHashMap<>();

    public Form rule(String field, Rule rule) {
        if (rule == null) {
            throw new IllegalArgumentException("rule");
        }
        rules.computeIfAbsent(field, f -> new ArrayList<>()).add(rule);
        return this;
    }

    public Form enter(String field, String value) {
        values.put(field, value);
        return this;
    }

    /** The first complaint about a field; fields without a value are not checked. */
    public Optional<String> complaint(String field) {
        return value(field).flatMap(value -> List.copyOf(rules.getOrDefault(field, List.of())).stream()
                .map(rule -> rule.check(value))
                .filter(Optional::isPresent)
                .findFirst()
                .flatMap(result -> result));
    }

    private Optional<String> value(String field) {
        return Optional.ofNullable(values.get(field));
    }

    public List<String> complaints() {
        List<String> all = new ArrayList<>();
        for (String field : new ArrayList<>(rules.keySet())) {
            complaint(field)
                    .or(() -> value(field).isEmpty() ? Optional.of("missing") : Optional.empty())
                    .ifPresent(text -> all.add(field + ": " + text));
        }
        return all;
    }

    public String valueOr(String field, String fallback) {
        Optional<String> complaint = complaint(field);
        return complaint.isPresent() ? fallback : value(field).orElse(fallback);
    }
}
