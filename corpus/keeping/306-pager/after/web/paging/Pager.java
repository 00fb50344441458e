package web.paging;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public final class Pager<T> {
    private final Object[] items;
    private final int pageSize;
    private int current;

    public Pager(List<? extends T> items, int pageSize) {
        this.items = items.toArray();
        if (pageSize <= 0) {
            throw new IllegalArgumentException("pageSize must be positive");
        }
        this.pageSize = pageSize;
    }

    public int pageCount() {
        return (int) (((long) items.length + pageSize - 1) / pageSize);
    }

    public List<T> page(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException(index);
        }
        return items()
                .skip((long) index * pageSize)
                .limit(pageSize)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public List<T> nextPage() {
        return current < pageCount() ? page(current++) : new ArrayList<>();
    }

    public void rewind() {
        current = 0;
    }

    /** The number of the page with the first match, or -1. */
    public int find(Predicate<? super T> wanted) {
        Objects.requireNonNull(wanted);
        return IntStream.range(0, items.length)
                .filter(i -> wanted.test(item(i)))
                .map(i -> i / pageSize)
                .findFirst()
                .orElse(-1);
    }

    /** Texts of the pages, each like "[a, b]". */
    public List<String> overview() {
        return IntStream.range(0, pageCount())
                .mapToObj(this::page)
                .map(List::toString)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    @SuppressWarnings("unchecked")
    private Stream<T> items() {
        return (Stream<T>) Arrays.stream(items);
    }

    @SuppressWarnings("unchecked")
    private T item(int i) {
        return (T) items[i];
    }
}
