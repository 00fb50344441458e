package flow.release;

import java.util.Arrays;

public final class Release implements Comparable<Release> {
    private final int[] numbers;

    public Release(int... numbers) {
        this.numbers = numbers.clone();
    }

    @Override
    public int compareTo(Release other) {
        return Arrays.compare(numbers, other.numbers);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Release && Arrays.equals(numbers, ((Release) o).numbers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers);
    }

    public boolean newerThan(Release other) {
        return compareTo(other) > 0;
    }
}
