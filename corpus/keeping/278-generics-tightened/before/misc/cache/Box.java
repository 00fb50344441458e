package misc.cache;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

@SuppressWarnings({"rawtypes", "unchecked"})
public class Box<T> {
    private final List items = new ArrayList();

    public Box<T> put(T item) {
        items.add(item);
        return this;
    }

    public T last() {
        return items.isEmpty() ? null : (T) items.get(items.size() - 1);
    }

    public <R> Box<R> map(Function<T, R> f) {
        Box result = new Box();
        for (Object o : new ArrayList(items)) {
            result.put(f.apply((T) o));
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
