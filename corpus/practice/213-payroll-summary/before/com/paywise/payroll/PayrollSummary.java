package com.paywise.payroll;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class PayrollSummary {

    public Map<String, Long> netByDepartment(List<Payslip> payslips) {
        Map<String, Long> totals = new LinkedHashMap<>();
        for (Payslip payslip : payslips) {
            Long soFar = totals.get(payslip.department());
            if (soFar == null) {
                soFar = 0L;
            }
            totals.put(payslip.department(), soFar + payslip.netCents());
        }
        return totals;
    }

    public String render(List<Payslip> payslips) {
        StringBuilder text = new StringBuilder();
        long sum = 0;
        for (Map.Entry<String, Long> entry : netByDepartment(payslips).entrySet()) {
            text.append(entry.getKey()).append(": ").append(cents(entry.getValue())).append('\n');
            sum += entry.getValue();
        }
        text.append("Total: ").append(cents(sum));
        return text.toString();
    }

    private String cents(long amount) {
        return amount / 100 + "." + (amount % 100 < 10 ? "0" : "") + amount % 100;
    }
}
