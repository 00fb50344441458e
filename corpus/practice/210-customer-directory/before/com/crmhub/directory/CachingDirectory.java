package com.crmhub.directory;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class CachingDirectory {
    private final CustomerBackend backend;
    private final Map<Long, String> names = new HashMap<>();

    public CachingDirectory(CustomerBackend backend) {
        this.backend = backend;
    }

    public String nameOf(long customerNumber) {
        if (customerNumber <= 0) {
            throw new IllegalArgumentException("customer number " + customerNumber);
        }
        Long key = customerNumber;
        if (!names.containsKey(key)) {
            names.put(key, backend.fetchName(customerNumber));
        }
        return names.get(key);
    }

    public List<String> namesOf(List<Long> customerNumbers) {
        List<String> result = new ArrayList<>();
        for (Long number : customerNumbers) {
            String name = nameOf(number);
            result.add(name == null ? "#" + number : name);
        }
        return result;
    }

    public void forget(long customerNumber) {
        names.remove(customerNumber);
    }
}
