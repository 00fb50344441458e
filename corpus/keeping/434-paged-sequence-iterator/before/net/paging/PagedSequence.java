package net.paging;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

public final class PagedSequence<T> implements Iterable<T> {
    private final PageSource<T> source;
    private final int maxPages;
    private int fetched;

    public PagedSequence(PageSource<T> source, int maxPages) {
        if (source == null) {
            throw new NullPointerException("source");
        }
        if (maxPages < 0 || maxPages > 1000) {
            throw new IllegalArgumentException("maxPages");
        }
        this.source = source;
        this.maxPages = maxPages;
    }

    @Override
    public Iterator<T> iterator() {
        return new Iterator<T>() {
            private List<T> current;
            private int page;
            private int pos;
            private boolean done;

            @Override
            public boolean hasNext() {
                while (current == null || pos >= current.size()) {
                    if (done || page >= maxPages) {
                        return false;
                    }
                    current = source.page(page++);
                    fetched++;
                    pos = 0;
                    if (current == null || current.isEmpty()) {
                        done = true;
                        current = null;
                    }
                }
                return true;
            }

            @Override
            public T next() {
                if (!hasNext()) {
                    throw new NoSuchElementException();
                }
                return current.get(pos++);
            }
        };
    }

    public List<T> take(int n) {
        List<T> out = new ArrayList<>();
        Iterator<T> it = iterator();
        for (int i = 0; i < n; i++) {
            if (!it.hasNext()) {
                break;
            }
            out.add(it.next());
        }
        return out;
    }

    public T first() {
        return iterator().next();
    }

    public int fetched() {
        return fetched;
    }
}
