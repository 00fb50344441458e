package web.pages;

import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;

public class PageCache {
    private final UnaryOperator<String> renderer;
    private final Map<String, String> pages = new HashMap<>();
    private final HitStatistics statistics = new HitStatistics();

    public PageCache(UnaryOperator<String> renderer) {
        this.renderer = renderer;
    }

    public String page(String path) {
        String page = pages.get(path);
        if (page != null) {
            statistics.hit();
            return page;
        }
        statistics.miss();
        page = renderer.apply(path);
        pages.put(path, page);
        return page;
    }

    public void clear() {
        pages.clear();
    }

    public int hits() {
        return statistics.hits();
    }

    public int misses() {
        return statistics.misses();
    }

    public int hitPercentage() {
        return statistics.percentage();
    }
}
