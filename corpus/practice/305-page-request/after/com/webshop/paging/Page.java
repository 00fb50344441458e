package com.webshop.paging;

import java.util.List;

public record Page<T>(List<T> items, PageRequest request, int total) {
    public boolean last() {
        return request.offset() + items.size() >= total;
    }

    public static <T> Page<T> of(List<T> all, PageRequest request) {
        int from = (int) Math.min(request.offset(), all.size());
        int to = (int) Math.min(request.offset() + request.size(), all.size());
        return new Page<>(List.copyOf(all.subList(from, to)), request, all.size());
    }
}
