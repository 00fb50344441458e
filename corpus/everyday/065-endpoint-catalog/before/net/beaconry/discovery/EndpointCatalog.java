package net.beaconry.discovery;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Endpoints by name, refreshed from the announcements of the agents. */
public class EndpointCatalog {

    private Map<String, Endpoint> byName = new HashMap<>();

    public void refresh(List<Endpoint> announced) {
        Map<String, Endpoint> next = new HashMap<>();
        for (Endpoint endpoint : announced) {
            if (endpoint.healthy()) {
                next.put(endpoint.name(), endpoint);
            }
        }
        byName = next;
    }

    public Optional<Endpoint> lookup(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    public String describe() {
        StringBuilder out = new StringBuilder();
        for (String name : new TreeSet<>(byName.keySet())) {
            out.append(name).append(" -> ").append(byName.get(name).address()).append('\n');
        }
        return out.toString();
    }
}
