package num.bucket;

public final class Buckets {
    private final int[] counts = new int[4];

    public int put(Object value) {
        int index;
        if (value instanceof Integer i && i < 10) {
            index = i < 0 ? 0 : 1;
        } else if (value instanceof Integer) {
            index = 2;
        } else if (value instanceof String s && s.length() > 3) {
            index = 2;
        } else {
            index = 3;
        }
        return ++counts[index];
    }

    public String counts() {
        return java.util.Arrays.toString(counts);
    }

    public int total() {
        int sum = 0;
        for (int c : counts) {
            sum += c;
        }
        return sum;
    }
}
