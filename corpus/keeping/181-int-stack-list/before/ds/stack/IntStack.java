package ds.stack;

import java.util.Arrays;
import java.util.NoSuchElementException;

public class IntStack {
    private int[] data = new int[4];
    private int size;

    public void push(int v) {
        if (size == data.length) {
            data = Arrays.copyOf(data, size * 2);
        }
        data[size++] = v;
    }

    public int pop() {
        if (size == 0) {
            throw new NoSuchElementException("empty");
        }
        return data[--size];
    }

    public boolean contains(int v) {
        for (int i = 0; i < size; i++) {
            if (data[i] == v) {
                return true;
            }
        }
        return false;
    }

    public int[] toArray() {
        return Arrays.copyOf(data, size);
    }
}
