package sched.intervals;

import java.util.ArrayList;
import java.util.List;

/** A set of ints kept as disjoint closed intervals; touching intervals are joined. */
public final class IntervalSet {
    private final List<Integer> from = new ArrayList<>();
    private final List<Integer> to = new ArrayList<>();

    public void add(int lo, int hi) {
        if (lo > hi) {
            throw new IllegalArgumentException(lo + " > " + hi);
        }
        int newLo = lo;
        int newHi = hi;
        for (int i = from.size() - 1; i >= 0; i--) {
            boolean before = to.get(i) + 1L < lo;
            boolean after = from.get(i) - 1L > hi;
            if (!before && !after) {
                newLo = Math.min(newLo, from.get(i));
                newHi = Math.max(newHi, to.get(i));
                from.remove(i);
                to.remove(i);
            }
        }
        int at = 0;
        while (at < from.size() && from.get(at) < newLo) {
            at++;
        }
        from.add(at, newLo);
        to.add(at, newHi);
    }

    public void remove(int lo, int hi) {
        if (lo > hi) {
            throw new IllegalArgumentException(lo + " > " + hi);
        }
        List<int[]> kept = new ArrayList<>();
        for (int i = 0; i < from.size(); i++) {
            int a = from.get(i);
            int b = to.get(i);
            if (b < lo || a > hi) {
                kept.add(new int[] {a, b});
                continue;
            }
            if (a < lo) {
                kept.add(new int[] {a, lo - 1});
            }
            if (b > hi) {
                kept.add(new int[] {hi + 1, b});
            }
        }
        from.clear();
        to.clear();
        for (int[] pair : kept) {
            from.add(pair[0]);
            to.add(pair[1]);
        }
    }

    public boolean contains(int x) {
        for (int i = 0; i < from.size(); i++) {
            if (from.get(i) <= x && x <= to.get(i)) {
                return true;
            }
        }
        return false;
    }

    public long size() {
        long size = 0;
        for (int i = 0; i < from.size(); i++) {
            size += (long) to.get(i) - from.get(i) + 1;
        }
        return size;
    }

    public List<int[]> intervals() {
        List<int[]> result = new ArrayList<>();
        for (int i = 0; i < from.size(); i++) {
            result.add(new int[] {from.get(i), to.get(i)});
        }
        return result;
    }

    @Override
    public String toString() {
        StringBuilder out = new StringBuilder("{");
        for (int i = 0; i < from.size(); i++) {
            out.append(i == 0 ? "" : ", ").append(from.get(i));
            if (!from.get(i).equals(to.get(i))) {
                out.append("..").append(to.get(i));
            }
        }
        return out.append("}").toString();
    }
}
