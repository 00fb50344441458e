package math.range;

public final class RangeSum {
    private final int[] data;

    public RangeSum(int... data) {
        this.data = data.clone();
    }

    public int sum(int from, int to) {
        if (from < 0 || to > data.length || from > to) {
            throw new IndexOutOfBoundsException("range");
        }
        int sum = 0;
        for (int i = from; i < to; i++) {
            sum += data[i];
        }
        return sum;
    }

    public int length() {
        return data.length;
    }
}
