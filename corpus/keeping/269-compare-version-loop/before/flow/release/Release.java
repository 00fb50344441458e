package flow.release;

import java.util.Arrays;

public final class Release implements Comparable<Release> {
    private final int[] numbers;

    public Release(int... numbers) {
        this.numbers = numbers.clone();
    }

    @Override
    public int compareTo(Release other) {
        int common = numbers.length < other.numbers.length ? numbers.length : other.numbers.length;
        for (int i = 0; i < common; i++) {
            if (numbers[i] != other.numbers[i]) {
                return numbers[i] < other.numbers[i] ? -1 : 1;
            }
        }
        if (numbers.length == other.numbers.length) {
            return 0;
        }
        return numbers.length < other.numbers.length ? -1 : 1;
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
        return compareTo(other) == 1 ? true : false;
    }
}
