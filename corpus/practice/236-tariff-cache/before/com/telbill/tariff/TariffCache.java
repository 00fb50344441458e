package com.telbill.tariff;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Keeps the most recently used tariffs. */
public class TariffCache<V> {
    private final int capacity;
    private final Function<String, V> loader;
    private final Map<String, V> tariffs = new LinkedHashMap<>();

    public TariffCache(int capacity, Function<String, V> loader) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        this.capacity = capacity;
        this.loader = loader;
    }

    public V get(String code) {
        V tariff = tariffs.remove(code);
        if (tariff == null) {
            tariff = loader.apply(code);
            if (tariff == null) {
                throw new IllegalArgumentException("no tariff " + code);
            }
        }
        tariffs.put(code, tariff);
        if (tariffs.size() > capacity) {
            Iterator<String> oldest = tariffs.keySet().iterator();
            oldest.next();
            oldest.remove();
        }
        return tariff;
    }

    /** The cached tariff or null, for the monitoring page. */
    public V peek(String code) {
        return tariffs.get(code);
    }

    public List<String> codes() {
        return new ArrayList<>(tariffs.keySet());
    }

    public void invalidate(String code) {
        tariffs.remove(code);
    }
}
