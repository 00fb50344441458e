package util.batching;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.List;
import java.util.PrimitiveIterator;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/** Cuts a fixed snapshot of items into batches of at most the given size. */
public class Batches<T> implements Iterable<List<T>> {
    private final List<T> items;
    private final int size;

    public Batches(Collection<? extends T> items, int size) {
        if (size < 1) {
            throw new IllegalArgumentException("batch size must be positive, was " + size);
        }
        this.items = new ArrayList<>(items);
        this.size = size;
    }

    @Override
    public final Iterator<List<T>> iterator() {
        PrimitiveIterator.OfInt starts = starts().iterator();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return starts.hasNext();
            }

            @Override
            public List<T> next() {
                return batchAt(starts.nextInt());
            }
        };
    }

    public final int count() {
        return (int) starts().count();
    }

    /** The greatest weight of a batch, or 0 if there is none above. */
    public final int heaviest(ToIntFunction<? super T> weight) {
        return starts()
                .map(start -> batchAt(start).stream().mapToInt(weight).sum())
                .reduce(0, Math::max);
    }

    private IntStream starts() {
        return IntStream.iterate(0, start -> start < items.size(), start -> start + size);
    }

    private List<T> batchAt(int start) {
        int end = items.size() - start > size ? start + size : items.size();
        return new ArrayList<>(items.subList(start, end));
    }
}
