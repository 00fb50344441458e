package com.spendwise.forms;

public record ExpenseForm(String employee, String purpose, long cents, String receiptId, int guests) {
}
