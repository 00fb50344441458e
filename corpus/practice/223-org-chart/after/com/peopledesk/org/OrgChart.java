package com.peopledesk.org;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class OrgChart {
    private final Map<String, List<String>> reports = new LinkedHashMap<>();

    public void add(String manager, String employee) {
        if (manager.equals(employee) || allReports(employee).contains(manager)) {
            throw new IllegalArgumentException(employee + " cannot report to " + manager);
        }
        reports.computeIfAbsent(manager, m -> new ArrayList<>()).add(employee);
    }

    public List<String> directReports(String manager) {
        return new ArrayList<>(reports.getOrDefault(manager, List.of()));
    }

    /** Everybody below the manager, each followed by his or her own people. */
    public List<String> allReports(String manager) {
        List<String> result = new ArrayList<>();
        Deque<String> pending = new ArrayDeque<>();
        reports.getOrDefault(manager, List.of()).forEach(pending::push);
        while (!pending.isEmpty()) {
            String employee = pending.pop();
            result.add(employee);
            reports.getOrDefault(employee, List.of()).forEach(pending::push);
        }
        return result;
    }

    public int headCount(String manager) {
        return allReports(manager).size() + 1;
    }
}
