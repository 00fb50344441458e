package util.ints;

public class IntStack {
    private int[] data = new int[4];
    private int count;

    public void push(int value) {
        if (count == data.length) {
            int[] bigger = new int[data.length * 2];
            for (int i = 0; i < count; i++) {
                bigger[i] = data[i];
            }
            data = bigger;
        }
        data[count] = value;
        count = count + 1;
    }

    public void pushAll(int... values) {
        for (int i = 0; i < values.length; i++) {
            push(values[i]);
        }
    }

    public int pop() {
        if (count == 0) {
            throw new IllegalStateException("stack is empty");
        }
        count = count - 1;
        return data[count];
    }

    public int peek() {
        if (count == 0) {
            throw new IllegalStateException("stack is empty");
        }
        return data[count - 1];
    }

    public int[] toArray() {
        int[] copy = new int[count];
        for (int i = 0; i < count; i++) {
            copy[i] = data[i];
        }
        return copy;
    }

    public boolean isEmpty() {
        return count == 0;
    }
}
