package web.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

public final class FormValidator {
    private final List<FieldRule> rules = new ArrayList<>();

    public FormValidator required(String field) {
        return check(field, "required", value -> value != null && !value.isBlank());
    }

    public FormValidator maxLength(String field, int max) {
        return check(field, "too long", value -> value == null || value.length() <= max);
    }

    private FormValidator check(String field, String problem, Predicate<String> accepted) {
        return rule((form, report) -> {
            if (accepted.test(form.get(field))) {
                return true;
            }
            report.add(field, problem);
            return false;
        });
    }

    public FormValidator rule(FieldRule rule) {
        rules.add(rule);
        return this;
    }

    public boolean validate(Map<String, String> form, ErrorReport report) {
        return rules.stream().allMatch(rule -> rule.check(form, report));
    }
}
