package org.example.expenses;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

public final class ExpenseReport {
    public enum Category { TRAVEL, FOOD, HOTEL, OTHER }

    private record Expense(Category category, String what, int cents) { }

    private final List<Expense> expenses = new ArrayList<>();
    private final int limitCents;

    public ExpenseReport(int limitCents) {
        this.limitCents = limitCents;
    }

    public void add(Category category, String what, int cents) {
        Objects.requireNonNull(what);
        expenses.add(new Expense(category == null ? Category.OTHER : category, what.strip(), cents));
    }

    public Map<Category, List<String>> byCategory() {
        return expenses.stream().collect(Collectors.groupingBy(
                Expense::category,
                LinkedHashMap::new,
                Collectors.mapping(Expense::what, Collectors.toCollection(ArrayList::new))));
    }

    public Map<Boolean, Integer> countByWithinLimit() {
        return new LinkedHashMap<>(expenses.stream().collect(Collectors.partitioningBy(
                e -> e.cents() <= limitCents,
                Collectors.summingInt(e -> 1))));
    }

    public long sum(Category category) {
        return expenses.stream()
                .filter(e -> category == null || e.category() == category)
                .mapToLong(Expense::cents)
                .sum();
    }

    public int dearest() {
        return expenses.stream().mapToInt(Expense::cents).max().orElse(-1);
    }

    public String render() {
        return expenses.stream()
                .filter(e -> !e.what().isEmpty())
                .map(e -> e.category() + " " + e.what() + " " + money(e.cents()))
                .collect(Collectors.joining("\n", "REPORT\n", "\nEND"));
    }

    private static String money(int cents) {
        long abs = Math.abs((long) cents);
        return (cents < 0 ? "-" : "") + abs / 100 + "." + (abs % 100 < 10 ? "0" : "") + abs % 100;
    }
}
