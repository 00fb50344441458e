package com.dockyard.manifest;

import java.util.List;

/** One check of a manifest. */
public interface Rule {

    /** Adds problems to the list and returns whether there were none. */
    boolean check(Manifest manifest, List<String> problems);

    static Rule name() {
        return (m, problems) -> {
            if (m.name() == null || !m.name().matches("[a-z][a-z0-9-]*")) {
                problems.add("name: " + m.name());
                return false;
            }
            return true;
        };
    }

    static Rule ports() {
        return (m, problems) -> {
            int before = problems.size();
            for (String port : m.ports()) {
                if (!port.matches("[0-9]{1,5}")) {
                    problems.add("port: " + port);
                }
            }
            return problems.size() == before;
        };
    }

    static Rule replicas(int max) {
        return (m, problems) -> {
            boolean ok = m.replicas() >= 1 && m.replicas() <= max;
            if (!ok) {
                problems.add("replicas: " + m.replicas());
            }
            return ok;
        };
    }
}
