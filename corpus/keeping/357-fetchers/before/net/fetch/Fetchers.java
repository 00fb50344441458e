package net.fetch;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/** Wrappers around fetchers. */
public final class Fetchers {
    private Fetchers() {
    }

    public static Fetcher retrying(Fetcher inner, int attempts) {
        if (inner == null) {
            throw new NullPointerException("inner");
        }
        if (attempts < 1 || attempts > 100) {
            throw new IllegalArgumentException("attempts");
        }
        return new Retrying(inner, attempts);
    }

    /** Keeps the results for the newest keys; null results and failures are not kept. */
    public static Fetcher caching(Fetcher inner, int capacity) {
        if (inner == null) {
            throw new NullPointerException("inner");
        }
        if (capacity < 0) {
            throw new IllegalArgumentException("capacity");
        }
        return new Caching(inner, capacity);
    }

    private static final class Retrying implements Fetcher {
        private final Fetcher inner;
        private final int attempts;

        Retrying(Fetcher inner, int attempts) {
            this.inner = inner;
            this.attempts = attempts;
        }

        @Override
        public String fetch(String key) throws FetchException {
            FetchException last = null;
            for (int i = 0; i < attempts; i++) {
                try {
                    return inner.fetch(key);
                } catch (FetchException e) {
                    last = e;
                }
            }
            throw last;
        }

        @Override
        public String toString() {
            return "retrying " + attempts + " times";
        }
    }

    private static final class Caching implements Fetcher {
        private final Fetcher inner;
        private final int capacity;
        private final Map<String, String> cache = new LinkedHashMap<>();

        Caching(Fetcher inner, int capacity) {
            this.inner = inner;
            this.capacity = capacity;
        }

        @Override
        public String fetch(String key) throws FetchException {
            String value = cache.get(key);
            if (value == null) {
                value = inner.fetch(key);
                if (value != null) {
                    cache.put(key, value);
                    if (cache.size() > capacity) {
                        Iterator<String> oldest = cache.keySet().iterator();
                        oldest.next();
                        oldest.remove();
                    }
                }
            }
            return value;
        }

        @Override
        public String toString() {
            return "caching " + cache.keySet();
        }
    }
}
