package com.crmhub.directory;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

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
        return names.computeIfAbsent(customerNumber, backend::fetchName);
    }

    public List<String> namesOf(List<Long> customerNumbers) {
        return customerNumbers.stream()
                .map(number -> Objects.requireNonNullElseGet(nameOf(number), () -> "#" + number))
                .collect(Collectors.toList());
    }

    public void forget(long customerNumber) {
        names.remove(customerNumber);
    }
}
