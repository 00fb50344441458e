package net.routing;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Sends a message to the first route whose condition holds. */
public final class MessageRouter {
    private static final class Route {
        final String target;
        final int priority;
        final Predicate<? super String> condition;
        int hits;

        Route(String target, int priority, Predicate<? super String> condition) {
            this.target = target;
            this.priority = priority;
            this.condition = condition;
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
        if (target == null || condition == null) {
            throw new NullPointerException();
        }
        int at = 0;
        while (at < routes.size() && routes.get(at).priority >= priority) {
            at++;
        }
        routes.add(at, new Route(target, priority, condition));
        return this;
    }

    public String send(String message) {
        Route found = null;
        for (Route route : new ArrayList<>(routes)) {
            boolean matches;
            try {
                matches = route.condition.test(message);
            } catch (IllegalArgumentException | IllegalStateException e) {
                failures++;
                matches = false;
            }
            if (matches) {
                found = route;
                break;
            }
        }
        if (found == null) {
            return fallback;
        }
        found.hits++;
        return found.target;
    }

    public Map<String, Integer> hits() {
        Map<String, Integer> result = new LinkedHashMap<>();
        for (Route route : routes) {
            int old = result.containsKey(route.target) ? result.get(route.target) : 0;
            result.put(route.target, old + route.hits);
        }
        return result;
    }

    public int failures() {
        return failures;
    }

    public List<String> targets() {
        List<String> names = new ArrayList<>();
        for (Route route : routes) {
            names.add(route.target + "@" + route.priority);
        }
        return names;
    }

    public int dropTarget(String target) {
        List<Route> kept = new ArrayList<>();
        for (Route route : routes) {
            if (!route.target.equals(target)) {
                kept.add(route);
            }
        }
        int dropped = routes.size() - kept.size();
        routes.clear();
        routes.addAll(kept);
        return dropped;
    }
}
