package com.nodeward.stats;

public interface CacheReportService {

    void recordHit(String region);

    void recordMiss(String region);

    void recordEviction(String region);

    double hitRate(String region);

    double evictionRate(String region);

    String report();
}
