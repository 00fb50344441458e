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
        return percentage(c.hits, c.hits + c.misses);
    }

    @Override
    public double evictionRate(String region) {
        Counters c = counters(region);
        return percentage(c.evictions, c.misses);
    }

    private static double percentage(long part, long whole) {
        return whole == 0 ? 0 : part * 100 / whole;
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
