package org.climate.sim;

import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;

/** Parameters of a model run; a run inherits what it does not set itself. */
public final class Params {

    private final Params parent;
    private final Map<String, Double> own = new HashMap<>();

    private Params(Params parent) {
        this.parent = parent;
    }

    public static Params root() {
        return new Params(null);
    }

    public Params child() {
        return new Params(this);
    }

    public Params set(String name, double value) {
        own.put(name, value);
        return this;
    }

    public void unset(String name) {
        own.remove(name);
    }

    public boolean has(String name) {
        if (own.containsKey(name)) {
            return true;
        }
        return parent != null && parent.has(name);
    }

    public double get(String name) {
        if (own.containsKey(name)) {
            return own.get(name);
        }
        if (parent == null) {
            throw new NoSuchElementException(name);
        }
        return parent.get(name);
    }

    public double get(String name, double fallback) {
        if (has(name)) {
            return get(name);
        }
        return fallback;
    }

    public Set<String> names() {
        Set<String> names = parent == null ? new TreeSet<>() : parent.names();
        names.addAll(own.keySet());
        return names;
    }
}
