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
        return find(name) != null;
    }

    public double get(String name) {
        Double value = find(name);
        if (value == null) {
            throw new NoSuchElementException(name);
        }
        return value;
    }

    public double get(String name, double fallback) {
        Double value = find(name);
        return value == null ? fallback : value;
    }

    /** The value of this run or of its nearest ancestor that has one, otherwise null. */
    private Double find(String name) {
        for (Params p = this; p != null; p = p.parent) {
            Double value = p.own.get(name);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    public Set<String> names() {
        Set<String> names = new TreeSet<>();
        for (Params p = this; p != null; p = p.parent) {
            names.addAll(p.own.keySet());
        }
        return names;
    }
}
