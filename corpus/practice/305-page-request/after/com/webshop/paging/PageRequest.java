package com.webshop.paging;

public record PageRequest(int page, int size) {
    public static final int MAX_SIZE = 200;

    public PageRequest {
        if (page < 0) {
            throw new IllegalArgumentException("page: " + page);
        }
        if (size < 1) {
            throw new IllegalArgumentException("size: " + size);
        }
        size = Math.min(size, MAX_SIZE);
    }

    public long offset() {
        return (long) page * size;
    }

    public PageRequest next() {
        return new PageRequest(page + 1, size);
    }
}
