package web.list;

import java.util.ArrayList;
import java.util.List;

public class Pager<T> {
    private final List<T> items;
    private final int pageSize;
    private int current;

    public Pager(List<T> items, int pageSize) {
        if (pageSize > 0) {
            this.items = new ArrayList<>(items);
            this.pageSize = pageSize;
        } else {
            throw new IllegalArgumentException("pageSize");
        }
    }

    public final int pageCount() {
        int pages = 0;
        int left = items.size();
        while (left > 0) {
            pages++;
            left -= pageSize;
        }
        if (pages == 0) {
            pages = 1;
        }
        return pages;
    }

    public final List<T> page(int number) {
        List<T> out = new ArrayList<>();
        if (number >= 0 && number < pageCount()) {
            long start = (long) number * pageSize;
            for (int i = 0; i < items.size(); i++) {
                if (i >= start && i < start + pageSize) {
                    out.add(items.get(i));
                }
            }
        } else {
            throw new IndexOutOfBoundsException("page " + number);
        }
        return out;
    }

    public List<T> next() {
        if (current + 1 < pageCount()) {
            current++;
            onTurn(current);
        }
        return page(current);
    }

    public List<T> previous() {
        if (current != 0) {
            current--;
            onTurn(current);
        }
        return page(current);
    }

    public void jump(int delta) {
        long target = (long) current + delta;
        if (target < 0) {
            target = 0;
        } else {
            if (target > pageCount() - 1) {
                target = pageCount() - 1;
            }
        }
        if (target != current) {
            current = (int) target;
            onTurn(current);
        }
    }

    protected void onTurn(int page) {
    }

    public final int current() {
        return current;
    }

    public final List<Integer> links(int radius) {
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < pageCount(); i++) {
            int distance = i - current;
            if (distance < 0) {
                distance = -distance;
            }
            if (!(distance > radius && i != 0 && i != pageCount() - 1)) {
                out.add(i);
            }
        }
        return out;
    }
}
