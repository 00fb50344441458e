package school.marks;

import java.util.ArrayList;
import java.util.List;

public class Marks {
    private final List<Integer> passed;
    private final List<Integer> failed;

    public Marks(int limit, int... marks) {
        passed = new ArrayList<>();
        failed = new ArrayList<>();
        for (int m : marks) {
            if (m >= limit) {
                passed.add(m);
            } else {
                failed.add(m);
            }
        }
    }

    public int[] passed() {
        return toArray(passed);
    }

    public int[] failed() {
        return toArray(failed);
    }

    public boolean everybody() {
        return failed.isEmpty();
    }

    private static int[] toArray(List<Integer> list) {
        int[] out = new int[list.size()];
        for (int i = 0; i < out.length; i++) {
            out[i] = list.get(i);
        }
        return out;
    }
}
