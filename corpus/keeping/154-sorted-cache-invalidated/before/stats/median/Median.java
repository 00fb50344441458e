package stats.median;

import java.util.Arrays;

public class Median {
    private int[] data = new int[4];
    private int size;

    public void add(int v) {
        if (size == data.length) {
            data = Arrays.copyOf(data, size * 2);
        }
        data[size++] = v;
    }

    public int median() {
        if (size == 0) {
            throw new IllegalStateException("empty");
        }
        int[] copy = Arrays.copyOf(data, size);
        Arrays.sort(copy);
        return copy[(size - 1) / 2];
    }

    public int[] sorted() {
        int[] copy = Arrays.copyOf(data, size);
        Arrays.sort(copy);
        return copy;
    }
}
