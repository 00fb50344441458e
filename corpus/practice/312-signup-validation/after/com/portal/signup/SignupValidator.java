package com.portal.signup;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class SignupValidator {
    private final List<Rule> rules;

    public SignupValidator(int minimumAge) {
        this.rules = List.of(
                new Rule("email.invalid", f -> f.email() == null || f.email().indexOf('@') < 1),
                new Rule("password.short", f -> f.password() == null || f.password().length() < 8),
                new Rule("password.same", f -> f.password() != null && f.password().equals(f.email())),
                new Rule("password.mismatch",
                        f -> f.password() != null && !Objects.equals(f.password(), f.confirmation())),
                new Rule("age.low:" + minimumAge, f -> f.age() < minimumAge));
    }

    public List<String> validate(SignupForm form) {
        List<String> errors = new ArrayList<>();
        for (Rule rule : rules) {
            if (rule.broken().test(form)) {
                errors.add(rule.error());
            }
        }
        return errors;
    }

    public boolean isValid(SignupForm form) {
        return validate(form).isEmpty();
    }
}
