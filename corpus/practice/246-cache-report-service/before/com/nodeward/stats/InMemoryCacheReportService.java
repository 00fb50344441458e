package com.nodeward.stats;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

public class InMemoryCacheReportService implements CacheReportService {

    private static final class Counters {
        long hits;
        long misses;
        long evictions;
    }

    private final Map<String, Counters> regions = new TreeMap<>();

    @Override
    public void recordHit(String region) {
        counters(region).hits++;
    }

    @Override
    public void recordMiss(String region) {
        counters(region).misses++;
    }

    @Override
    public void recordEviction(String region) {
        counters(region).evictions++;
    }

    @Override
    public double hitRate(String region) {
        Counters c = counters(region);
        long lookups = c.hits + c.misses;
        if (lookups == 0) {
            return 0;
        }
        return c.hits * 100.0 / lookups;
    }

    @Override
    public double evictionRate(String region) {
        Counters c = counters(region);
        if (c.misses == 0) {
            return 0;
        }
        return c.evictions * 100.0 / c.misses;
    }

    @Override
    public String report() {
        StringBuilder out = new StringBuilder();
        for (String region : regions.keySet()) {
            out.append(String.format(Locale.ROOT, "%s hit=%.1f%% evict=%.1f%%%n",
                    region, hitRate(region), evictionRate(region)));
        }
        return out.toString();
    }

    private Counters counters(String region) {
        return regions.computeIfAbsent(region, r -> new Counters());
    }
}
