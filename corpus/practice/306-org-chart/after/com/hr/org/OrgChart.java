package com.hr.org;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

public class OrgChart {
    private final Map<String, String> managers;
    private final Map<String, String> names;

    public OrgChart(Collection<Employee> employees) {
        this.managers = index(employees, Employee::managerId);
        this.names = index(employees, Employee::name);
    }

    private static Map<String, String> index(Collection<Employee> employees, Function<Employee, String> value) {
        // a later row of the export wins over an earlier one
        return employees.stream()
                .collect(Collectors.toMap(Employee::id, value, (first, second) -> second, LinkedHashMap::new));
    }

    public List<String> chain(String id) {
        List<String> chain = new ArrayList<>();
        String current = managers.get(id);
        while (current != null && !chain.contains(names.get(current))) {
            chain.add(names.get(current));
            current = managers.get(current);
        }
        return chain;
    }

    public List<String> reports(String managerId) {
        return managers.entrySet().stream()
                .filter(e -> managerId.equals(e.getValue()))
                .map(e -> names.get(e.getKey()))
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
