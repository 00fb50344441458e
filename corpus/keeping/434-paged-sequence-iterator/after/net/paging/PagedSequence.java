package net.paging;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;

public final class PagedSequence<T> implements Iterable<T> {
    private final PageSource<T> source;
    private final int maxPages;
    private int fetched;

    public PagedSequence(PageSource<T> source, int maxPages) {
        this.source = Objects.requireNonNull(source, "source");
        if (maxPages < 0 || maxPages > 1000) {
            throw new IllegalArgumentException("maxPages out of range: " + maxPages);
        }
        this.maxPages = maxPages;
    }

    @Override
    public Iterator<T> iterator() {
        return new PageIterator<>(source, maxPages, () -> fetched++);
    }

    public List<T> take(int n) {
        List<T> taken = new ArrayList<>();
        Iterator<T> it = iterator();
        while (taken.size() < n && it.hasNext()) {
            taken.add(it.next());
        }
        return taken;
    }

    public T first() {
        return iterator().next();
    }

    public int fetched() {
        return fetched;
    }
}
