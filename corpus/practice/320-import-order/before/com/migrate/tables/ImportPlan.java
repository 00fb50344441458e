package com.migrate.tables;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** In which order tables have to be imported so that references can be resolved. */
public class ImportPlan {
    private final Map<String, List<String>> references = new LinkedHashMap<>();

    public ImportPlan table(String name, String... refersTo) {
        references.put(name, List.of(refersTo));
        return this;
    }

    public List<String> order() {
        List<String> result = new ArrayList<>();
        Set<String> open = new HashSet<>();
        Set<String> done = new HashSet<>();
        for (String table : references.keySet()) {
            visit(table, open, done, result);
        }
        return result;
    }

    private void visit(String table, Set<String> open, Set<String> done, List<String> result) {
        if (done.contains(table)) {
            return;
        }
        if (!open.add(table)) {
            throw new CyclicImportException(table);
        }
        for (String other : references.getOrDefault(table, List.of())) {
            visit(other, open, done, result);
        }
        open.remove(table);
        done.add(table);
        result.add(table);
    }
}
