package market.quotes;

import java.util.HashMap;
import java.util.Map;

public class ExpiringQuotes {
    private record Entry(String quote, long deadline) {
        boolean isExpiredAt(long now) {
            return now >= deadline;
        }
    }

    private final Ticker ticker;
    private final long ttl;
    private final Map<String, Entry> entries = new HashMap<>();

    public ExpiringQuotes(Ticker ticker, long ttl) {
        this.ticker = ticker;
        this.ttl = ttl;
    }

    public void put(String symbol, String quote) {
        entries.put(symbol, new Entry(quote, ticker.now() + ttl));
    }

    public String get(String symbol) {
        long now = ticker.now();
        Entry entry = entries.get(symbol);
        if (entry == null) {
            return null;
        }
        if (entry.isExpiredAt(now)) {
            entries.remove(symbol);
            return null;
        }
        return entry.quote();
    }

    public int purge() {
        long now = ticker.now();
        int before = entries.size();
        entries.values().removeIf(entry -> entry.isExpiredAt(now));
        return before - entries.size();
    }

    public int size() {
        return entries.size();
    }
}
