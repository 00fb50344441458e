package sched.intervals;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A set of ints kept as disjoint closed intervals; touching intervals are joined. */
public final class IntervalSet {
    private record Interval(int lo, int hi) {
        Interval {
            if (lo > hi) {
                throw new IllegalArgumentException("empty interval " + lo + ".." + hi);
            }
        }

        boolean touches(Interval other) {
            return lo <= other.hi + 1L && other.lo <= hi + 1L;
        }

        boolean overlaps(Interval other) {
            return lo <= other.hi && other.lo <= hi;
        }

        Interval join(Interval other) {
            return new Interval(Math.min(lo, other.lo), Math.max(hi, other.hi));
        }

        long size() {
            return hi - (long) lo + 1;
        }

        @Override
        public String toString() {
            return lo == hi ? Integer.toString(lo) : lo + ".." + hi;
        }
    }

    private final TreeMap<Integer, Interval> byStart = new TreeMap<>();

    public void add(int lo, int hi) {
        Interval joined = new Interval(lo, hi);
        Map.Entry<Integer, Interval> below = byStart.lowerEntry(lo);
        if (below != null && below.getValue().touches(joined)) {
            joined = joined.join(byStart.remove(below.getKey()));
        }
        Map.Entry<Integer, Interval> above = byStart.ceilingEntry(lo);
        while (above != null && above.getValue().touches(joined)) {
            joined = joined.join(byStart.remove(above.getKey()));
            above = byStart.ceilingEntry(lo);
        }
        byStart.put(joined.lo(), joined);
    }

    public void remove(int lo, int hi) {
        Interval gone = new Interval(lo, hi);
        for (Interval hit : byStart.values().stream().filter(gone::overlaps).toList()) {
            byStart.remove(hit.lo());
            if (hit.lo() < lo) {
                put(new Interval(hit.lo(), lo - 1));
            }
            if (hit.hi() > hi) {
                put(new Interval(hi + 1, hit.hi()));
            }
        }
    }

    private void put(Interval interval) {
        byStart.put(interval.lo(), interval);
    }

    public boolean contains(int x) {
        Map.Entry<Integer, Interval> nearest = byStart.floorEntry(x);
        return nearest != null && x <= nearest.getValue().hi();
    }

    public long size() {
        return byStart.values().stream().mapToLong(Interval::size).sum();
    }

    public List<int[]> intervals() {
        return byStart.values().stream()
                .map(interval -> new int[] {interval.lo(), interval.hi()})
                .collect(Collectors.toCollection(ArrayList::new));
    }

    @Override
    public String toString() {
        return byStart.values().stream().map(Interval::toString).collect(Collectors.joining(", ", "{", "}"));
    }
}
