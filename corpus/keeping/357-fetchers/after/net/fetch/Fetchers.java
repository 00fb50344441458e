package net.fetch;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Wrappers around fetchers. */
public final class Fetchers {
    private Fetchers() {
    }

    public static Fetcher retrying(Fetcher inner, int attempts) {
        return new Retrying(inner, attempts);
    }

    /** Keeps the results for the newest keys; null results and failures are not kept. */
    public static Fetcher caching(Fetcher inner, int capacity) {
        return new Caching(inner, capacity, new LinkedHashMap<>());
    }

    private record Retrying(Fetcher inner, int attempts) implements Fetcher {
        Retrying {
            Objects.requireNonNull(inner, "inner");
            if (attempts < 1 || attempts > 100) {
                throw new IllegalArgumentException("attempts must be in 1..100");
            }
        }

        @Override
        public String fetch(String key) throws FetchException {
            for (int left = attempts;; left--) {
                try {
                    return inner.fetch(key);
                } catch (FetchException e) {
                    if (left <= 1) {
                        throw e;
                    }
                }
            }
        }

        // wrappers are things, not values
        @Override
        public boolean equals(Object o) {
            return this == o;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }

        @Override
        public String toString() {
            return "retrying " + attempts + " times";
        }
    }

    private record Caching(Fetcher inner, int capacity, Map<String, String> cache) implements Fetcher {
        Caching {
            Objects.requireNonNull(inner, "inner");
            if (capacity < 0) {
                throw new IllegalArgumentException("capacity must not be negative");
            }
        }

        @Override
        public String fetch(String key) throws FetchException {
            String known = cache.get(key);
            return known != null ? known : keep(key, inner.fetch(key));
        }

        private String keep(String key, String value) {
            if (value == null) {
                return null;
            }
            cache.put(key, value);
            if (cache.size() > capacity) {
                cache.remove(cache.keySet().iterator().next());
            }
            return value;
        }

        @Override
        public boolean equals(Object o) {
            return this == o;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }

        @Override
        public String toString() {
            return "caching " + cache.keySet();
        }
    }
}
