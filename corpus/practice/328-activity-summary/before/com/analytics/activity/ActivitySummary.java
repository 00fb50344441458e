package com.analytics.activity;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class ActivitySummary {
    private final List<Visit> visits;

    public ActivitySummary(List<Visit> visits) {
        this.visits = List.copyOf(visits);
    }

    /** The pages seen most often, ties by name. */
    public List<String> topPages(int max) {
        Map<String, Integer> counts = new HashMap<>();
        for (Visit visit : visits) {
            Integer old = counts.get(visit.page());
            counts.put(visit.page(), old == null ? 1 : old + 1);
        }
        List<String> pages = new ArrayList<>(counts.keySet());
        pages.sort((a, b) -> {
            int byCount = counts.get(b) - counts.get(a);
            return byCount != 0 ? byCount : a.compareTo(b);
        });
        if (max < 0) {
            throw new IllegalArgumentException(Integer.toString(max));
        }
        return new ArrayList<>(pages.subList(0, Math.min(max, pages.size())));
    }

    /** Seconds by user, in the order in which the users came first. */
    public Map<String, Long> secondsByUser() {
        Map<String, Long> result = new LinkedHashMap<>();
        for (Visit visit : visits) {
            if (visit.seconds() <= 0) {
                continue;
            }
            if (!result.containsKey(visit.user())) {
                result.put(visit.user(), 0L);
            }
            result.put(visit.user(), result.get(visit.user()) + visit.seconds());
        }
        return result;
    }

    /** The user with the longest single visit, the first one if there are more. */
    public String longest() {
        Visit best = null;
        for (Visit visit : visits) {
            if (best == null || visit.seconds() > best.seconds()) {
                best = visit;
            }
        }
        return best == null ? "" : best.user();
    }
}
