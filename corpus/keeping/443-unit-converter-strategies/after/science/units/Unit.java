package science.units;

import java.util.Locale;
import java.util.Map;
import java.util.function.DoubleUnaryOperator;

record Unit(Quantity quantity, DoubleUnaryOperator toBase, DoubleUnaryOperator fromBase) {
    enum Quantity {
        TEMPERATURE {
            @Override
            void check(double base) {
                if (base < 0) {
                    throw new ArithmeticException("below absolute zero: " + base);
                }
            }
        },
        LENGTH;

        void check(double base) {
        }
    }

    private static final double ZERO_CELSIUS = 273.15;
    private static final double MILE = 1609.344;

    private static final Map<String, Unit> UNITS = Map.of(
            "c", temperature(v -> v + ZERO_CELSIUS, b -> b - ZERO_CELSIUS),
            "f", temperature(v -> (v - 32) * 5 / 9 + ZERO_CELSIUS, b -> (b - ZERO_CELSIUS) * 9 / 5 + 32),
            "k", temperature(v -> v, b -> b),
            "m", length(v -> v, b -> b),
            "km", length(v -> v * 1000, b -> b / 1000),
            "mi", length(v -> v * MILE, b -> b / MILE),
            "in", length(v -> v * 2.54 / 100, b -> b * 100 / 2.54));

    private static Unit temperature(DoubleUnaryOperator toBase, DoubleUnaryOperator fromBase) {
        return new Unit(Quantity.TEMPERATURE, toBase, fromBase);
    }

    private static Unit length(DoubleUnaryOperator toBase, DoubleUnaryOperator fromBase) {
        return new Unit(Quantity.LENGTH, toBase, fromBase);
    }

    static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    static boolean isKnown(String name) {
        return UNITS.containsKey(key(name));
    }

    static Unit of(String key) {
        Unit unit = UNITS.get(key);
        if (unit == null) {
            throw new IllegalArgumentException("unknown unit " + key);
        }
        return unit;
    }

    double convertTo(Unit target, double value) {
        if (quantity != target.quantity) {
            throw new IllegalStateException("cannot turn " + quantity + " into " + target.quantity);
        }
        double base = toBase.applyAsDouble(value);
        quantity.check(base);
        return target.fromBase.applyAsDouble(base);
    }
}
