package com.docvault.access;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Documents need all of their clearances; owners may always read. */
public class AccessPolicy {
    private final Map<String, Set<String>> clearancesByUser = new HashMap<>();
    private final Map<String, List<String>> neededByDocument = new HashMap<>();
    private final Map<String, String> owners = new HashMap<>();

    public void grant(String user, String clearance) {
        clearancesByUser.computeIfAbsent(user, u -> new HashSet<>()).add(clearance);
    }

    public void addDocument(String document, String owner, List<String> clearances) {
        owners.put(document, owner);
        neededByDocument.put(document, List.copyOf(clearances));
    }

    public boolean mayRead(String user, String document) {
        String owner = owners.get(document);
        return owner != null && (owner.equals(user) || isCleared(user, document));
    }

    private boolean isCleared(String user, String document) {
        Set<String> clearances = clearancesByUser.getOrDefault(user, Set.of());
        return neededByDocument.get(document).stream().allMatch(clearances::contains);
    }

    /** Whether the user could read at least one of the documents. */
    public boolean mayReadAny(String user, List<String> documents) {
        return documents.stream().anyMatch(document -> mayRead(user, document));
    }
}
