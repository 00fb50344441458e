package school.marks;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

public class Marks {
    private final List<Integer> passed;
    private final List<Integer> failed;

    public Marks(int limit, int... marks) {
        Map<Boolean, List<Integer>> split =
            Arrays.stream(marks).boxed().collect(Collectors.partitioningBy(m -> m >= limit));
        passed = split.get(true);
        failed = split.get(false);
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
        return list.stream().mapToInt(Integer::intValue).toArray();
    }
}
