package net.beaconry.discovery;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Endpoints by name, refreshed from the announcements of the agents. */
public class EndpointCatalog {

    private Map<String, Endpoint> byName = new HashMap<>();

    public void refresh(List<Endpoint> announced) {
        byName = announced.stream()
                .filter(Endpoint::healthy)
                .collect(Collectors.toMap(Endpoint::name, Function.identity()));
    }

    public Optional<Endpoint> lookup(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    public String describe() {
        StringBuilder out = new StringBuilder();
        new TreeMap<>(byName).forEach((name, endpoint) ->
                out.append(name).append(" -> ").append(endpoint.address()).append('\n'));
        return out.toString();
    }
}
