package stats.median;

import java.util.Arrays;

public class Median {
    private int[] data = new int[4];
    private int size;
    private int[] sorted;

    public void add(int v) {
        if (size == data.length) {
            data = Arrays.copyOf(data, size * 2);
        }
        data[size++] = v;
        sorted = null;
    }

    public int median() {
        if (size == 0) {
            throw new IllegalStateException("no data yet");
        }
        return view()[(size - 1) / 2];
    }

    public int[] sorted() {
        return view().clone();
    }

    private int[] view() {
        if (sorted == null) {
            sorted = Arrays.copyOf(data, size);
            Arrays.sort(sorted);
        }
        return sorted;
    }
}
