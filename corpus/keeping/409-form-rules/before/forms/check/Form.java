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
        List<Rule> list = rules.get(field);
        if (list == null) {
            list = new ArrayList<>();
        }
        list.add(rule);
        rules.put(field, list);
        return this;
    }

    public Form enter(String field, String value) {
        values.put(field, value);
        return this;
    }

    /** The first complaint about a field; fields without a value are not checked. */
    public Optional<String> complaint(String field) {
        String value = values.get(field);
        List<Rule> list = rules.get(field);
        if (value == null || list == null) {
            return Optional.empty();
        }
        for (Rule rule : List.copyOf(list)) {
            Optional<String> result = rule.check(value);
            if (result.isPresent()) {
                return result;
            }
        }
        return Optional.empty();
    }

    public List<String> complaints() {
        List<String> all = new ArrayList<>();
        for (String field : new ArrayList<>(rules.keySet())) {
            Optional<String> complaint = complaint(field);
            if (complaint.isPresent()) {
                all.add(field + ": " + complaint.get());
            } else if (values.get(field) == null) {
                all.add(field + ": missing");
            }
        }
        return all;
    }

    public String valueOr(String field, String fallback) {
        if (complaint(field).isPresent()) {
            return fallback;
        }
        String value = values.get(field);
        return value == null ? fallback : value;
    }
}
