package form.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

public class FormValidator {
    private final Map<String, List<Rule>> rulesByField = new LinkedHashMap<>();
    private final Map<String, Integer> failures = new HashMap<>();
    private final boolean stopAtFirst;

    public FormValidator(boolean stopAtFirst) {
        this.stopAtFirst = stopAtFirst;
    }

    public FormValidator rule(String field, Rule rule) {
        Objects.requireNonNull(field, "field");
        Objects.requireNonNull(rule, "rule");
        rulesByField.computeIfAbsent(field, f -> new ArrayList<>()).add(rule);
        return this;
    }

    public FormValidator maxLength(String field, int max) {
        return rule(field, value -> value != null && value.length() > max ? "longer than " + max : null);
    }

    public FormValidator number(String field, int min, int max) {
        return rule(field, value -> value == null ? null : checkNumber(value, min, max));
    }

    private static String checkNumber(String value, int min, int max) {
        try {
            int n = Integer.parseInt(value);
            return n >= min && n <= max ? null : "not in " + min + ".." + max;
        } catch (NumberFormatException e) {
            return "not a number";
        }
    }

    public List<String> validate(Map<String, String> form) {
        List<String> messages = new ArrayList<>();
        for (String field : new ArrayList<>(rulesByField.keySet())) {
            String value = form.get(field);
            for (Rule rule : new ArrayList<>(rulesByField.get(field))) {
                String message = rule.check(value);
                if (message == null) {
                    continue;
                }
                messages.add(field + ": " + message);
                failures.merge(field, 1, Integer::sum);
                if (stopAtFirst) {
                    return messages;
                }
            }
        }
        return messages;
    }

    public int failures(String field) {
        return failures.getOrDefault(field, 0);
    }
}
