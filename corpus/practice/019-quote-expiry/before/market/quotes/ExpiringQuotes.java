package market.quotes;

import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

public class ExpiringQuotes {
    private final Ticker ticker;
    private final long ttl;
    private final Map<String, String> quotes = new HashMap<>();
    private final Map<String, Long> deadlines = new HashMap<>();

    public ExpiringQuotes(Ticker ticker, long ttl) {
        this.ticker = ticker;
        this.ttl = ttl;
    }

    public void put(String symbol, String quote) {
        long now = ticker.now();
        quotes.put(symbol, quote);
        deadlines.put(symbol, now + ttl);
    }

    public String get(String symbol) {
        long now = ticker.now();
        Long deadline = deadlines.get(symbol);
        if (deadline == null) {
            return null;
        }
        if (now >= deadline) {
            quotes.remove(symbol);
            deadlines.remove(symbol);
            return null;
        }
        return quotes.get(symbol);
    }

    public int purge() {
        long now = ticker.now();
        int purged = 0;
        Iterator<Map.Entry<String, Long>> it = deadlines.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<String, Long> e = it.next();
            if (now >= e.getValue()) {
                quotes.remove(e.getKey());
                it.remove();
                purged++;
            }
        }
        return purged;
    }

    public int size() {
        return quotes.size();
    }
}
