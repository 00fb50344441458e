package com.spendly.approval;

public record Expense(String submittedBy, String category, String costCenter, long amountCents) {
}
