package web.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

public final class FormValidator {
    private final List<FieldRule> rules = new ArrayList<>();

    public FormValidator required(String field) {
        return rule((form, report) -> {
            String value = form.get(field);
            if (value == null || value.isBlank()) {
                report.add(field, "required");
                return false;
            }
            return true;
        });
    }

    public FormValidator maxLength(String field, int max) {
        return rule((form, report) -> {
            String value = form.get(field);
            if (value != null && value.length() > max) {
                report.add(field, "too long");
                return false;
            }
            return true;
        });
    }

    public FormValidator rule(FieldRule rule) {
        rules.add(rule);
        return this;
    }

    public boolean validate(Map<String, String> form, ErrorReport report) {
        boolean valid = true;
        for (FieldRule rule : rules) {
            valid &= rule.check(form, report);
        }
        return valid;
    }
}
