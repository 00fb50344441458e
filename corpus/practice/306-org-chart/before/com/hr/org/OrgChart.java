package com.hr.org;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class OrgChart {
    private final Map<String, String> managers;
    private final Map<String, String> names;

    public OrgChart(Collection<Employee> employees) {
        Map<String, String> managers = new LinkedHashMap<>();
        Map<String, String> names = new LinkedHashMap<>();
        for (Employee e : employees) {
            managers.put(e.id(), e.managerId());
            names.put(e.id(), e.name());
        }
        this.managers = managers;
        this.names = names;
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
        List<String> result = new ArrayList<>();
        for (Map.Entry<String, String> e : managers.entrySet()) {
            if (managerId.equals(e.getValue())) {
                result.add(names.get(e.getKey()));
            }
        }
        return result;
    }
}
