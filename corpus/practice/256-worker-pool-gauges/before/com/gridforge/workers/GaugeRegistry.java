package com.gridforge.workers;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntSupplier;

public class GaugeRegistry {

    private final Map<String, IntSupplier> gauges = new TreeMap<>();

    public void register(String name, IntSupplier gauge) {
        if (gauges.putIfAbsent(name, gauge) != null) {
            throw new IllegalStateException("gauge " + name + " exists");
        }
    }

    public int read(String name) {
        IntSupplier gauge = gauges.get(name);
        if (gauge == null) {
            throw new IllegalArgumentException("no gauge " + name);
        }
        return gauge.getAsInt();
    }

    public Map<String, Integer> readAll() {
        Map<String, Integer> values = new TreeMap<>();
        gauges.forEach((name, gauge) -> values.put(name, gauge.getAsInt()));
        return values;
    }
}
