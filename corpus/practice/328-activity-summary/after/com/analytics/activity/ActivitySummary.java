package com.analytics.activity;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public class ActivitySummary {
    private final List<Visit> visits;

    public ActivitySummary(List<Visit> visits) {
        this.visits = List.copyOf(visits);
    }

    /** The pages seen most often, ties by name. */
    public List<String> topPages(int max) {
        Map<String, Long> counts = visits.stream().collect(Collectors.groupingBy(Visit::page, Collectors.counting()));
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed().thenComparing(Map.Entry.comparingByKey()))
                .limit(max)
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** Seconds by user, in the order in which the users came first. */
    public Map<String, Long> secondsByUser() {
        return visits.stream()
                .filter(visit -> visit.seconds() > 0)
                .collect(Collectors.groupingBy(Visit::user, LinkedHashMap::new, Collectors.summingLong(Visit::seconds)));
    }

    /** The user with the longest single visit, the first one if there are more. */
    public String longest() {
        Comparator<Visit> bySeconds = Comparator.comparingInt(Visit::seconds);
        return visits.stream()
                .reduce((best, visit) -> bySeconds.compare(visit, best) > 0 ? visit : best)
                .map(Visit::user)
                .orElse("");
    }
}
