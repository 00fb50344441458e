package web.list;

import java.util.ArrayList;
import java.util.List;

public class Pager<T> {
    private final List<T> items;
    private final int pageSize;
    private int current;

    public Pager(List<T> items, int pageSize) {
        if (pageSize <= 0) {
            throw new IllegalArgumentException("page size must be positive: " + pageSize);
        }
        this.items = new ArrayList<>(items);
        this.pageSize = pageSize;
    }

    public final int pageCount() {
        if (items.isEmpty()) {
            return 1;
        }
        return (items.size() - 1) / pageSize + 1;
    }

    private int lastPage() {
        return pageCount() - 1;
    }

    public final List<T> page(int number) {
        if (number < 0 || number > lastPage()) {
            throw new IndexOutOfBoundsException("no page " + number);
        }
        int start = number * pageSize;
        int end = (int) Math.min((long) start + pageSize, items.size());
        return new ArrayList<>(items.subList(start, end));
    }

    public List<T> next() {
        if (current < lastPage()) {
            onTurn(++current);
        }
        return page(current);
    }

    public List<T> previous() {
        if (current > 0) {
            onTurn(--current);
        }
        return page(current);
    }

    public void jump(int delta) {
        int target = (int) Math.max(0, Math.min((long) current + delta, lastPage()));
        if (target == current) {
            return;
        }
        current = target;
        onTurn(target);
    }

    protected void onTurn(int page) {
    }

    public final int current() {
        return current;
    }

    public final List<Integer> links(int radius) {
        List<Integer> links = new ArrayList<>();
        int last = lastPage();
        for (int page = 0; page <= last; page++) {
            if (page == 0 || page == last || Math.abs(page - current) <= radius) {
                links.add(page);
            }
        }
        return links;
    }
}
