package com.spendly.approval;

import java.util.ArrayList;
import java.util.List;

/** An expense may be approved when the rules of its category permit it. */
public class ApprovalPolicy {
    private final List<ApprovalRule> rules;

    public ApprovalPolicy(List<ApprovalRule> rules) {
        this.rules = new ArrayList<>(rules);
    }

    public boolean canApprove(Approver approver, Expense expense) {
        if (approver.id().equals(expense.submittedBy())) {
            return false;
        }
        boolean permitted = false;
        for (ApprovalRule rule : rules) {
            if (rule.category().equals(expense.category())) {
                if (!rule.permits(approver, expense)) {
                    return false;
                }
                permitted = true;
            }
        }
        return permitted;
    }

    public List<String> violations(Approver approver, Expense expense) {
        List<String> labels = new ArrayList<>();
        for (ApprovalRule rule : rules) {
            if (rule.category().equals(expense.category()) && !rule.permits(approver, expense)) {
                labels.add(rule.label());
            }
        }
        return labels;
    }
}
