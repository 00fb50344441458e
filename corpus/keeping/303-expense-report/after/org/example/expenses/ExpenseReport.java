package org.example.expenses;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class ExpenseReport {
    public enum Category { TRAVEL, FOOD, HOTEL, OTHER }

    private static final class Expense {
        private final Category category;
        private final String what;
        private final int cents;

        private Expense(Category category, String what, int cents) {
            this.category = category;
            this.what = what;
            this.cents = cents;
        }
    }

    private final List<Expense> expenses = new ArrayList<>();
    private final int limitCents;

    public ExpenseReport(int limitCents) {
        this.limitCents = limitCents;
    }

    public void add(Category category, String what, int cents) {
        String stripped = what.strip();
        if (category == null) {
            category = Category.OTHER;
        }
        expenses.add(new Expense(category, stripped, cents));
    }

    public Map<Category, List<String>> byCategory() {
        Map<Category, List<String>> groups = new LinkedHashMap<>();
        for (Expense expense : expenses) {
            groups.computeIfAbsent(expense.category, c -> new ArrayList<>()).add(expense.what);
        }
        return groups;
    }

    public Map<Boolean, Integer> countByWithinLimit() {
        int within = 0;
        for (Expense expense : expenses) {
            if (expense.cents <= limitCents) {
                within++;
            }
        }
        Map<Boolean, Integer> counts = new LinkedHashMap<>();
        counts.put(false, expenses.size() - within);
        counts.put(true, within);
        return counts;
    }

    public long sum(Category category) {
        long sum = 0;
        for (Expense expense : expenses) {
            if (category == null || expense.category == category) {
                sum += expense.cents;
            }
        }
        return sum;
    }

    public int dearest() {
        if (expenses.isEmpty()) {
            return -1;
        }
        int max = Integer.MIN_VALUE;
        for (Expense expense : expenses) {
            max = Math.max(max, expense.cents);
        }
        return max;
    }

    public String render() {
        StringBuilder out = new StringBuilder("REPORT\n");
        String separator = "";
        for (Expense expense : expenses) {
            if (expense.what.isEmpty()) {
                continue;
            }
            out.append(separator).append(expense.category).append(' ').append(expense.what).append(' ');
            appendMoney(out, expense.cents);
            separator = "\n";
        }
        return out.append("\nEND").toString();
    }

    private static void appendMoney(StringBuilder out, int cents) {
        long abs = Math.abs((long) cents);
        if (cents < 0) {
            out.append('-');
        }
        out.append(abs / 100).append('.');
        long rest = abs % 100;
        if (rest < 10) {
            out.append('0');
        }
        out.append(rest);
    }
}
