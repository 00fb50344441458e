package org.hydro.gauges;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

public final class FloodReport {

    private final int threshold;

    public FloodReport(int threshold) {
        this.threshold = threshold;
    }

    /** Hours at which each gauge stood above the threshold, gauges in alphabetical order. */
    public Map<String, List<Integer>> floodedHours(List<Reading> readings) {
        Map<String, List<Integer>> result = new TreeMap<>();
        for (Reading r : readings) {
            if (r.centimetres() > threshold) {
                result.computeIfAbsent(r.gauge(), g -> new ArrayList<>()).add(r.hour());
            }
        }
        return result;
    }

    /** Gauges above the threshold in order of their first alarm. */
    public Set<String> alarms(List<Reading> readings) {
        Set<String> result = new LinkedHashSet<>();
        for (Reading r : readings) {
            if (r.centimetres() > threshold) {
                result.add(r.gauge());
            }
        }
        return result;
    }

    public int peak(List<Reading> readings) {
        int peak = 0;
        for (Reading r : readings) {
            if (r.centimetres() > peak) {
                peak = r.centimetres();
            }
        }
        return peak;
    }
}
