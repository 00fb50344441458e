package net.paging;

import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;

final class PageIterator<T> implements Iterator<T> {
    private final PageSource<T> source;
    private final int maxPages;
    private final Runnable onFetch;
    private List<T> buffer;
    private int nextPage;
    private int position;
    private boolean exhausted;

    PageIterator(PageSource<T> source, int maxPages, Runnable onFetch) {
        this.source = source;
        this.maxPages = maxPages;
        this.onFetch = onFetch;
    }

    @Override
    public boolean hasNext() {
        while (!buffered()) {
            if (exhausted || nextPage >= maxPages) {
                return false;
            }
            load();
        }
        return true;
    }

    private boolean buffered() {
        return buffer != null && position < buffer.size();
    }

    private void load() {
        buffer = source.page(nextPage++);
        onFetch.run();
        position = 0;
        if (buffer == null || buffer.isEmpty()) {
            exhausted = true;
            buffer = null;
        }
    }

    @Override
    public T next() {
        if (!hasNext()) {
            throw new NoSuchElementException("no more elements after page " + nextPage);
        }
        return buffer.get(position++);
    }
}
