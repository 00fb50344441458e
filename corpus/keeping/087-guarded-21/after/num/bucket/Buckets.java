package num.bucket;

public final class Buckets {
    private final int[] counts = new int[4];

    public int put(Object value) {
        int index = switch (value) {
            case Integer i when i < 0 -> 0;
            case Integer i when i < 10 -> 1;
            case Integer i -> 2;
            case String s when s.length() > 3 -> 2;
            case null, default -> 3;
        };
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
