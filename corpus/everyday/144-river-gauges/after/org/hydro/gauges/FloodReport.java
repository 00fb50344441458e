package org.hydro.gauges;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public final class FloodReport {

    private final int threshold;

    public FloodReport(int threshold) {
        this.threshold = threshold;
    }

    /** Hours at which each gauge stood above the threshold, gauges in alphabetical order. */
    public Map<String, List<Integer>> floodedHours(List<Reading> readings) {
        return flooded(readings).collect(Collectors.groupingBy(Reading::gauge, TreeMap::new,
                Collectors.mapping(Reading::hour, Collectors.toCollection(ArrayList::new))));
    }

    /** Gauges above the threshold in order of their first alarm. */
    public Set<String> alarms(List<Reading> readings) {
        return flooded(readings).map(Reading::gauge).collect(Collectors.toCollection(LinkedHashSet::new));
    }

    public int peak(List<Reading> readings) {
        return readings.stream().mapToInt(Reading::centimetres).reduce(0, Math::max);
    }

    private Stream<Reading> flooded(List<Reading> readings) {
        return readings.stream().filter(r -> r.centimetres() > threshold);
    }
}
