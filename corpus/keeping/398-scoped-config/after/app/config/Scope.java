package app.config;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;

/** Settings with inheritance; a child scope may hide a key of its parent. */
public final class Scope {

    private final String name;
    private final Scope parent;
    private final Map<String, String> values = new HashMap<>();
    private final Set<String> hidden = new HashSet<>();

    public Scope(String name, Scope parent) {
        this.name = name;
        this.parent = parent;
    }

    public Scope set(String key, String value) {
        values.compute(key, (k, old) -> value);
        return this;
    }

    public Scope hide(String key) {
        hidden.add(key);
        return this;
    }

    private Optional<Scope> owner(String key) {
        Scope scope = this;
        while (scope != null && !scope.values.containsKey(key)) {
            scope = scope.hidden.contains(key) ? null : scope.parent;
        }
        return Optional.ofNullable(scope);
    }

    private Optional<String> lookup(String key) {
        return owner(key).map(scope -> scope.values.get(key));
    }

    public String get(String key) {
        return lookup(key).orElseThrow(() -> new NoSuchElementException(key));
    }

    public String get(String key, String fallback) {
        return lookup(key).orElse(fallback);
    }

    public int getInt(String key, int fallback) {
        return lookup(key).flatMap(Scope::parse).orElse(fallback);
    }

    private static Optional<Integer> parse(String text) {
        try {
            return Optional.of(Integer.valueOf(text.trim()));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    public String origin(String key) {
        return owner(key).map(scope -> scope.name).orElse(null);
    }
}
