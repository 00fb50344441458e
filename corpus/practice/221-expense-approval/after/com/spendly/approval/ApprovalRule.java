package com.spendly.approval;

import java.util.function.BiPredicate;

public record ApprovalRule(String category, String label, BiPredicate<Approver, Expense> test) {
    public boolean permits(Approver approver, Expense expense) {
        return test.test(approver, expense);
    }
}
