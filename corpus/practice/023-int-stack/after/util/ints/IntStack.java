package util.ints;

import java.util.Arrays;

public class IntStack {
    private static final int INITIAL_CAPACITY = 4;

    private int[] data = new int[INITIAL_CAPACITY];
    private int count;

    public void push(int value) {
        ensureRoomForOne();
        data[count++] = value;
    }

    public void pushAll(int... values) {
        for (int value : values) {
            push(value);
        }
    }

    public int pop() {
        requireNotEmpty();
        return data[--count];
    }

    public int peek() {
        requireNotEmpty();
        return data[count - 1];
    }

    public int[] toArray() {
        return Arrays.copyOf(data, count);
    }

    public boolean isEmpty() {
        return count == 0;
    }

    private void ensureRoomForOne() {
        if (count == data.length) {
            data = Arrays.copyOf(data, data.length * 2);
        }
    }

    private void requireNotEmpty() {
        if (count == 0) {
            throw new IllegalStateException("stack is empty");
        }
    }
}
