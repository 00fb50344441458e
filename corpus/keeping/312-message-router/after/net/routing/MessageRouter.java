package net.routing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Sends a message to the first route whose condition holds. */
public final class MessageRouter {
    private static final Comparator<Route> HIGHEST_FIRST =
            Comparator.comparingInt((Route route) -> route.priority).reversed();

    private final class Route {
        private final String target;
        private final int priority;
        private final Predicate<? super String> condition;
        private int hits;

        private Route(String target, int priority, Predicate<? super String> condition) {
            this.target = Objects.requireNonNull(target);
            this.priority = priority;
            this.condition = Objects.requireNonNull(condition);
        }

        private boolean matches(String message) {
            try {
                return condition.test(message);
            } catch (IllegalArgumentException | IllegalStateException e) {
                failures++;
                return false;
            }
        }

        private String hit() {
            hits++;
            return target;
        }
    }

    private final String fallback;
    private final List<Route> routes = new ArrayList<>();
    private int failures;

    public MessageRouter(String fallback) {
        this.fallback = fallback;
    }

    /** Routes with a higher priority come first; equal ones keep their order. */
    public MessageRouter route(String target, int priority, Predicate<? super String> condition) {
        routes.add(new Route(target, priority, condition));
        Collections.sort(routes, HIGHEST_FIRST);
        return this;
    }

    public String send(String message) {
        return List.copyOf(routes).stream()
                .filter(route -> route.matches(message))
                .findFirst()
                .map(Route::hit)
                .orElse(fallback);
    }

    public Map<String, Integer> hits() {
        return routes.stream().collect(Collectors.toMap(
                route -> route.target, route -> route.hits, Integer::sum, LinkedHashMap::new));
    }

    public int failures() {
        return failures;
    }

    public List<String> targets() {
        return routes.stream()
                .map(route -> route.target + "@" + route.priority)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public int dropTarget(String target) {
        int before = routes.size();
        routes.removeIf(route -> route.target.equals(target));
        return before - routes.size();
    }
}
