package ds.stack;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;

public class IntStack {
    private final List<Integer> data = new ArrayList<>();

    public void push(int v) {
        data.add(v);
    }

    public int pop() {
        if (data.isEmpty()) {
            throw new NoSuchElementException("stack is empty");
        }
        return data.remove(data.size() - 1);
    }

    public boolean contains(int v) {
        return data.contains(v);
    }

    public int[] toArray() {
        return data.stream().mapToInt(Integer::intValue).toArray();
    }
}
