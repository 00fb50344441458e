package com.webshop.paging;

public final class PageRequest {
    public static final int MAX_SIZE = 200;

    private final int page;
    private final int size;

    public PageRequest(int page, int size) {
        if (page < 0) {
            throw new IllegalArgumentException("page: " + page);
        }
        if (size < 1) {
            throw new IllegalArgumentException("size: " + size);
        }
        this.page = page;
        this.size = Math.min(size, MAX_SIZE);
    }

    public int page() {
        return page;
    }

    public int size() {
        return size;
    }

    public long offset() {
        return (long) page * size;
    }

    public PageRequest next() {
        return new PageRequest(page + 1, size);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof PageRequest)) {
            return false;
        }
        PageRequest that = (PageRequest) o;
        return page == that.page && size == that.size;
    }

    @Override
    public int hashCode() {
        return 31 * page + size;
    }

    @Override
    public String toString() {
        return "PageRequest[page=" + page + ", size=" + size + "]";
    }
}
