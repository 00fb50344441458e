package org.metrolib.units;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;

/** Units are defined by a factor and another unit; base units refer to themselves. */
public final class UnitRegistry {
    private static final class Definition {
        final double factor;
        final String reference;

        Definition(double factor, String reference) {
            this.factor = factor;
            this.reference = reference;
        }
    }

    private final Map<String, Definition> definitions = new HashMap<>();
    private final Map<String, Double> factors = new HashMap<>();

    public UnitRegistry base(String unit) {
        return define(unit, 1, unit);
    }

    public UnitRegistry define(String unit, double factor, String reference) {
        definitions.put(Objects.requireNonNull(unit), new Definition(factor, Objects.requireNonNull(reference)));
        factors.clear();
        return this;
    }

    public double convert(double value, String from, String to) {
        return value * toBase(from) / toBase(to);
    }

    public double toBase(String unit) {
        Double factor = factors.get(unit);
        if (factor == null) {
            factor = resolve(unit);
            factors.put(unit, factor);
        }
        return factor;
    }

    private double resolve(String unit) {
        Definition definition = definitions.get(unit);
        if (definition == null) {
            throw new IllegalArgumentException("unknown unit " + unit);
        }
        if (definition.reference.equals(unit)) {
            return definition.factor;
        }
        return definition.factor * toBase(definition.reference);
    }
}
