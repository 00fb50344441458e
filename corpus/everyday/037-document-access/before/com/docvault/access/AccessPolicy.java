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
        if (!owners.containsKey(document)) {
            return false;
        }
        if (owners.get(document).equals(user)) {
            return true;
        }
        Set<String> clearances = clearancesByUser.getOrDefault(user, Set.of());
        boolean allowed = false;
        for (String needed : neededByDocument.get(document)) {
            if (!clearances.contains(needed)) {
                return false;
            }
            allowed = true;
        }
        return allowed;
    }

    /** Whether the user could read at least one of the documents. */
    public boolean mayReadAny(String user, List<String> documents) {
        boolean any = false;
        for (String document : documents) {
            if (mayRead(user, document)) {
                any = true;
            }
        }
        return any;
    }
}
