package web.pages;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

public class PageCache {
    private final UnaryOperator<String> renderer;
    private final Map<String, String> pages = new HashMap<>();
    private int hits;
    private int misses;

    public PageCache(UnaryOperator<String> renderer) {
        this.renderer = renderer;
    }

    public String page(String path) {
        String page = pages.get(path);
        if (page != null) {
            hits++;
            return page;
        }
        misses++;
        page = renderer.apply(path);
        pages.put(path, page);
        return page;
    }

    public void clear() {
        pages.clear();
        hits = 0;
        misses = 0;
    }

    public int hits() {
        return hits;
    }

    public int misses() {
        return misses;
    }

    public int hitPercentage() {
        int total = hits + misses;
        return total == 0 ? 0 : hits * 100 / total;
    }
}
