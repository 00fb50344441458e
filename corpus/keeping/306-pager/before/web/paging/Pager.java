package web.paging;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;

public final class Pager<T> {
    private final Object[] items;
    private final int pageSize;
    private int current;

    public Pager(List<? extends T> items, int pageSize) {
        this.items = items.toArray();
        if (pageSize <= 0) {
            throw new IllegalArgumentException("pageSize");
        }
        this.pageSize = pageSize;
    }

    public int pageCount() {
        int full = items.length / pageSize;
        return items.length % pageSize == 0 ? full : full + 1;
    }

    @SuppressWarnings("unchecked")
    public List<T> page(int index) {
        if (index < 0) {
            throw new IndexOutOfBoundsException("page " + index);
        }
        List<T> page = new ArrayList<>();
        long start = (long) index * pageSize;
        long end = start + pageSize;
        for (int i = 0; i < items.length; i++) {
            if (i >= start && i < end) {
                page.add((T) items[i]);
            }
        }
        return page;
    }

    public List<T> nextPage() {
        if (current >= pageCount()) {
            return new ArrayList<>();
        }
        return page(current++);
    }

    public void rewind() {
        current = 0;
    }

    /** The number of the page with the first match, or -1. */
    @SuppressWarnings("unchecked")
    public int find(Predicate<? super T> wanted) {
        if (wanted == null) {
            throw new NullPointerException();
        }
        for (int i = 0; i < items.length; i++) {
            if (wanted.test((T) items[i])) {
                return i / pageSize;
            }
        }
        return -1;
    }

    /** Texts of the pages, each like "[a, b]". */
    public List<String> overview() {
        List<String> result = new ArrayList<>();
        for (int p = 0; p < pageCount(); p++) {
            int from = p * pageSize;
            int to = Math.min(items.length - from, pageSize) + from;
            result.add(Arrays.toString(Arrays.copyOfRange(items, from, to)));
        }
        return result;
    }
}
