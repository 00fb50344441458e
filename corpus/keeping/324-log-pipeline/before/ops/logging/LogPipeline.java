package ops.logging;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Filters, rewrites and delivers log lines. A transformer that returns null drops the line. */
public final class LogPipeline {
    public enum Level { DEBUG, INFO, WARN, ERROR }

    private final List<BiPredicate<Level, String>> filters = new ArrayList<>();
    private final List<UnaryOperator<String>> transformers = new ArrayList<>();
    private final List<Consumer<? super String>> sinks = new ArrayList<>();
    private Level threshold = Level.INFO;
    private int dropped;
    private int sinkFailures;

    public void setThreshold(Level threshold) {
        this.threshold = Objects.requireNonNull(threshold);
    }

    public LogPipeline filter(BiPredicate<Level, String> filter) {
        filters.add(Objects.requireNonNull(filter));
        return this;
    }

    public LogPipeline transform(UnaryOperator<String> transformer) {
        transformers.add(Objects.requireNonNull(transformer));
        return this;
    }

    public LogPipeline sink(Consumer<? super String> sink) {
        sinks.add(Objects.requireNonNull(sink));
        return this;
    }

    /** True if the line was handed to the sinks. */
    public boolean log(Level level, String text) {
        if (level == null || text == null) {
            throw new NullPointerException();
        }
        if (level.compareTo(threshold) < 0) {
            return false;
        }
        for (BiPredicate<Level, String> filter : new ArrayList<>(filters)) {
            if (!filter.test(level, text)) {
                dropped++;
                return false;
            }
        }
        String line = text;
        for (UnaryOperator<String> transformer : new ArrayList<>(transformers)) {
            line = transformer.apply(line);
            if (line == null) {
                dropped++;
                return false;
            }
        }
        for (Consumer<? super String> sink : new ArrayList<>(sinks)) {
            try {
                sink.accept(level + " " + line);
            } catch (RuntimeException e) {
                sinkFailures++;
            }
        }
        return true;
    }

    public int logAll(Level level, String... texts) {
        int delivered = 0;
        for (String text : texts) {
            if (log(level, text)) {
                delivered++;
            }
        }
        return delivered;
    }

    public int dropped() {
        return dropped;
    }

    public int sinkFailures() {
        return sinkFailures;
    }
}
