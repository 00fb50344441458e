package conf.lookup;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;

public final class Sources {
    private final List<Function<String, String>> sources;

    @SafeVarargs
    public Sources(Function<String, String>... sources) {
        this.sources = List.of(sources);
    }

    public String find(String key, Supplier<String> fallback) {
        Objects.requireNonNull(fallback);
        for (Function<String, String> source : sources) {
            String value = source.apply(key);
            if (value != null) {
                return value;
            }
        }
        return fallback.get();
    }

    public long hits(String key) {
        long n = 0;
        for (Function<String, String> source : sources) {
            if (source.apply(key) != null) {
                n++;
            }
        }
        return n;
    }
}
