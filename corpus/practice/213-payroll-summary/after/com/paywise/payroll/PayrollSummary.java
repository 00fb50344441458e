package com.paywise.payroll;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public class PayrollSummary {

    public Map<String, Long> netByDepartment(List<Payslip> payslips) {
        return payslips.stream()
                .collect(Collectors.groupingBy(Payslip::department, Collectors.summingLong(Payslip::netCents)));
    }

    public String render(List<Payslip> payslips) {
        Map<String, Long> totals = netByDepartment(payslips);
        long sum = totals.values().stream().mapToLong(Long::longValue).sum();
        String lines = totals.entrySet().stream()
                .map(entry -> entry.getKey() + ": " + cents(entry.getValue()) + "\n")
                .collect(Collectors.joining());
        return lines + "Total: " + cents(sum);
    }

    private String cents(long amount) {
        return amount / 100 + "." + (amount % 100 < 10 ? "0" : "") + amount % 100;
    }
}
