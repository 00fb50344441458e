package ops.logging;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/** Filters, rewrites and delivers log lines. A transformer that returns null drops the line. */
public final class LogPipeline {
    public enum Level {
        DEBUG, INFO, WARN, ERROR;

        private boolean atLeast(Level other) {
            return ordinal() >= other.ordinal();
        }
    }

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
        return register(filters, filter);
    }

    public LogPipeline transform(UnaryOperator<String> transformer) {
        return register(transformers, transformer);
    }

    public LogPipeline sink(Consumer<? super String> sink) {
        return register(sinks, sink);
    }

    private <E> LogPipeline register(List<? super E> stages, E stage) {
        stages.add(Objects.requireNonNull(stage));
        return this;
    }

    /** True if the line was handed to the sinks. */
    public boolean log(Level level, String text) {
        Objects.requireNonNull(level);
        Objects.requireNonNull(text);
        if (!level.atLeast(threshold)) {
            return false;
        }
        Optional<String> line = passes(level, text) ? rewrite(text) : Optional.empty();
        line.ifPresentOrElse(l -> deliver(level + " ", l), () -> dropped++);
        return line.isPresent();
    }

    private boolean passes(Level level, String text) {
        return List.copyOf(filters).stream().allMatch(filter -> filter.test(level, text));
    }

    private Optional<String> rewrite(String text) {
        return List.copyOf(transformers).stream()
                .reduce(Optional.of(text), (line, step) -> line.map(step), (a, b) -> b);
    }

    private void deliver(String prefix, String line) {
        List.copyOf(sinks).forEach(sink -> {
            try {
                sink.accept(prefix + line);
            } catch (RuntimeException e) {
                sinkFailures++;
            }
        });
    }

    public int logAll(Level level, String... texts) {
        return Arrays.stream(texts).mapToInt(text -> log(level, text) ? 1 : 0).sum();
    }

    public int dropped() {
        return dropped;
    }

    public int sinkFailures() {
        return sinkFailures;
    }
}
