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
        return sources.stream()
            .map(source -> source.apply(key))
            .filter(Objects::nonNull)
            .findFirst()
            .orElseGet(fallback);
    }

    public long hits(String key) {
        return sources.stream().map(source -> source.apply(key)).filter(Objects::nonNull).count();
    }
}
