package com.spendwise.forms;

import java.util.ArrayList;
import java.util.List;

public class ExpenseValidator {
    private final long receiptLimitCents;

    public ExpenseValidator(long receiptLimitCents) {
        this.receiptLimitCents = receiptLimitCents;
    }

    public List<String> validate(ExpenseForm form) {
        List<String> errors = new ArrayList<>();
        if (form.employee() == null || form.employee().isBlank()) {
            errors.add("employee is missing");
        }
        if (form.purpose() == null) {
            errors.add("purpose is missing");
        } else if (form.purpose().length() < 5) {
            errors.add("purpose is too short");
        }
        if (form.cents() <= 0) {
            errors.add("amount must be positive");
        } else {
            if (form.cents() > receiptLimitCents && form.receiptId() == null) {
                errors.add("receipt needed above " + receiptLimitCents);
            }
            if (form.guests() > 0 && form.cents() / form.guests() > 10_000) {
                errors.add("too much per guest");
            }
        }
        if (form.guests() < 0) {
            errors.add("guests must not be negative");
        }
        return errors;
    }

    public boolean isValid(ExpenseForm form) {
        return validate(form).isEmpty();
    }
}
