package com.paywise.payroll;

public record Payslip(String employee, String department, long grossCents, long taxCents) {
    public long netCents() {
        return grossCents - taxCents;
    }
}
