package math.range;

public final class RangeSum {
    private final int[] prefix;

    public RangeSum(int... data) {
        prefix = new int[data.length + 1];
        for (int i = 0; i < data.length; i++) {
            prefix[i + 1] = prefix[i] + data[i];
        }
    }

    public int sum(int from, int to) {
        if (from < 0 || to > length() || from > to) {
            throw new IndexOutOfBoundsException(from + ".." + to);
        }
        return prefix[to] - prefix[from];
    }

    public int length() {
        return prefix.length - 1;
    }
}
