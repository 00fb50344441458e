package com.telbill.tariff;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Keeps the most recently used tariffs. */
public class TariffCache<V> {
    private final Function<String, V> loader;
    private final Map<String, V> tariffs;

    public TariffCache(int capacity, Function<String, V> loader) {
        if (capacity < 1) {
            throw new IllegalArgumentException("capacity");
        }
        this.loader = loader;
        this.tariffs = new LinkedHashMap<>(16, 0.75f, true) {
            @Override
            protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
                return size() > capacity;
            }
        };
    }

    public V get(String code) {
        V tariff = tariffs.get(code);
        if (tariff == null) {
            tariff = loader.apply(code);
            if (tariff == null) {
                throw new IllegalArgumentException("no tariff " + code);
            }
            tariffs.put(code, tariff);
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
