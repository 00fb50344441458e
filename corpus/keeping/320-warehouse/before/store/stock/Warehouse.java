package store.stock;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

public final class Warehouse {
    private final SortedMap<String, SortedMap<String, Integer>> shelves = new TreeMap<>();

    public int put(String shelf, String article, int pieces) {
        if (pieces < 0) {
            throw new IllegalArgumentException("pieces");
        }
        SortedMap<String, Integer> content = shelves.get(shelf);
        if (content == null) {
            content = new TreeMap<>();
            shelves.put(shelf, content);
        }
        Integer old = content.get(article);
        int now = Math.addExact(old == null ? 0 : old, pieces);
        content.put(article, now);
        return now;
    }

    public long stock(String article) {
        long sum = 0;
        for (SortedMap<String, Integer> content : shelves.values()) {
            for (Map.Entry<String, Integer> e : content.entrySet()) {
                if (e.getKey().equals(article)) {
                    sum += e.getValue();
                }
            }
        }
        return sum;
    }

    public List<String> articles() {
        List<String> result = new ArrayList<>();
        for (SortedMap<String, Integer> content : shelves.values()) {
            for (String article : content.keySet()) {
                if (!result.contains(article)) {
                    result.add(article);
                }
            }
        }
        return result;
    }

    /** Two lists: enough in stock, and to be ordered. */
    public List<List<String>> split(long minimum) {
        List<String> enough = new ArrayList<>();
        List<String> order = new ArrayList<>();
        for (String article : articles()) {
            if (stock(article) >= minimum) {
                enough.add(article);
            } else {
                order.add(article);
            }
        }
        List<List<String>> result = new ArrayList<>();
        result.add(enough);
        result.add(order);
        return result;
    }

    /** "least..most" pieces in one place, or "none". */
    public String range() {
        boolean any = false;
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (SortedMap<String, Integer> content : shelves.values()) {
            for (int pieces : content.values()) {
                any = true;
                least = Math.min(least, pieces);
                most = Math.max(most, pieces);
            }
        }
        return any ? least + ".." + most : "none";
    }

    public List<String> emptyShelves() {
        List<String> result = new ArrayList<>();
        outer:
        for (Map.Entry<String, SortedMap<String, Integer>> e : shelves.entrySet()) {
            for (int pieces : e.getValue().values()) {
                if (pieces > 0) {
                    continue outer;
                }
            }
            result.add(e.getKey());
        }
        return result;
    }
}
