package util.batching;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.function.ToIntFunction;

/** Cuts a fixed snapshot of items into batches of at most the given size. */
public class Batches<T> implements Iterable<List<T>> {
    private final List<T> items;
    private final int size;

    public Batches(Collection<? extends T> items, int size) {
        if (size < 1) {
            throw new IllegalArgumentException("size: " + size);
        }
        this.items = new ArrayList<>(items);
        this.size = size;
    }

    @Override
    public final Iterator<List<T>> iterator() {
        return new BatchIterator();
    }

    public final int count() {
        int n = 0;
        for (int i = 0; i < items.size(); i += size) {
            n++;
            if (items.size() - i <= size) {
                break;
            }
        }
        return n;
    }

    /** The greatest weight of a batch, or 0 if there is none above. */
    public final int heaviest(ToIntFunction<? super T> weight) {
        int max = 0;
        for (List<T> batch : this) {
            int sum = 0;
            for (T item : batch) {
                sum += weight.applyAsInt(item);
            }
            if (sum > max) {
                max = sum;
            }
        }
        return max;
    }

    private final class BatchIterator implements Iterator<List<T>> {
        private int position;

        @Override
        public boolean hasNext() {
            return position < items.size();
        }

        @Override
        public List<T> next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            List<T> batch = new ArrayList<>();
            while (batch.size() < size && position < items.size()) {
                batch.add(items.get(position));
                position++;
            }
            return batch;
        }
    }
}
