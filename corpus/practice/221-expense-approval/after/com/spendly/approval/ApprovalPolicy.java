package com.spendly.approval;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** An expense may be approved when the rules of its category permit it. */
public class ApprovalPolicy {
    private final Map<String, List<ApprovalRule>> rulesByCategory;

    public ApprovalPolicy(List<ApprovalRule> rules) {
        this.rulesByCategory = rules.stream().collect(Collectors.groupingBy(ApprovalRule::category));
    }

    public boolean canApprove(Approver approver, Expense expense) {
        return !approver.id().equals(expense.submittedBy())
                && rulesFor(expense).stream().allMatch(rule -> rule.permits(approver, expense));
    }

    public List<String> violations(Approver approver, Expense expense) {
        return rulesFor(expense).stream()
                .filter(rule -> !rule.permits(approver, expense))
                .map(ApprovalRule::label)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    private List<ApprovalRule> rulesFor(Expense expense) {
        return rulesByCategory.getOrDefault(expense.category(), List.of());
    }
}
