package misc.cache;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

public class Box<T> {
    private final List<T> items = new ArrayList<>();

    public Box<T> put(T item) {
        items.add(item);
        return this;
    }

    public T last() {
        return items.isEmpty() ? null : items.get(items.size() - 1);
    }

    public <R> Box<R> map(Function<T, R> f) {
        Box<R> result = new Box<>();
        for (T item : new ArrayList<>(items)) {
            result.put(f.apply(item));
        }
        return result;
    }

    public int size() {
        return items.size();
    }

    @Override
    public String toString() {
        return items.toString();
    }
}
