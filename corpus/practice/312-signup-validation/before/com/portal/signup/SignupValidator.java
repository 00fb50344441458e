package com.portal.signup;

import java.util.ArrayList;
import java.util.List;

public class SignupValidator {
    private final int minimumAge;

    public SignupValidator(int minimumAge) {
        this.minimumAge = minimumAge;
    }

    public List<String> validate(SignupForm form) {
        List<String> errors = new ArrayList<>();
        if (form.email() == null || form.email().indexOf('@') < 1) {
            errors.add("email.invalid");
        }
        if (form.password() == null || form.password().length() < 8) {
            errors.add("password.short");
        }
        if (form.password() != null && form.password().equals(form.email())) {
            errors.add("password.same");
        }
        if (form.password() != null && !form.password().equals(form.confirmation())) {
            errors.add("password.mismatch");
        }
        if (form.age() < minimumAge) {
            errors.add("age.low:" + minimumAge);
        }
        return errors;
    }

    public boolean isValid(SignupForm form) {
        return validate(form).isEmpty();
    }
}
