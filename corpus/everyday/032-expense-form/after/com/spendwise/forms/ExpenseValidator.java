package com.spendwise.forms;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

public class ExpenseValidator {
    private record Rule(Predicate<ExpenseForm> violated, String message) {
    }

    private static final int MIN_PURPOSE_LENGTH = 5;
    private static final long MAX_CENTS_PER_GUEST = 10_000;

    /** In the order in which errors are reported. */
    private final List<Rule> rules;

    public ExpenseValidator(long receiptLimitCents) {
        this.rules = List.of(
                new Rule(form -> form.employee() == null || form.employee().isBlank(), "employee is missing"),
                new Rule(form -> form.purpose() == null, "purpose is missing"),
                new Rule(form -> form.purpose() != null && form.purpose().length() < MIN_PURPOSE_LENGTH,
                        "purpose is too short"),
                new Rule(form -> form.cents() <= 0, "amount must be positive"),
                new Rule(form -> form.cents() > 0 && form.cents() > receiptLimitCents && form.receiptId() == null,
                        "receipt needed above " + receiptLimitCents),
                new Rule(form -> form.guests() > 0 && form.cents() / form.guests() > MAX_CENTS_PER_GUEST,
                        "too much per guest"),
                new Rule(form -> form.guests() < 0, "guests must not be negative"));
    }

    public List<String> validate(ExpenseForm form) {
        List<String> errors = new ArrayList<>();
        for (Rule rule : rules) {
            if (rule.violated().test(form)) {
                errors.add(rule.message());
            }
        }
        return errors;
    }

    public boolean isValid(ExpenseForm form) {
        return rules.stream().noneMatch(rule -> rule.violated().test(form));
    }
}
