package data.path;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A path such as orders[0].customer.name into maps and lists. */
public final class DataPath {
    private sealed interface Step permits Name, Index {
        Object from(Object container);
    }

    private record Name(String name) implements Step {
        @Override
        public Object from(Object container) {
            return container instanceof Map<?, ?> map ? map.get(name) : null;
        }

        @Override
        public String toString() {
            return "." + name;
        }
    }

    private record Index(int index) implements Step {
        @Override
        public Object from(Object container) {
            return container instanceof List<?> list && index < list.size() ? list.get(index) : null;
        }

        @Override
        public String toString() {
            return "[" + index + "]";
        }
    }

    private final List<Step> steps;

    private DataPath(List<Step> steps) {
        this.steps = steps;
    }

    /** At most three indexes after a name. */
    public static DataPath parse(String text) {
        return new DataPath(new Parser(text).path());
    }

    public int length() {
        return steps.size();
    }

    /** Null as soon as something on the way is missing or of the wrong kind. */
    public Object find(Object root) {
        Object current = root;
        for (Step step : steps) {
            current = step.from(current);
        }
        return current;
    }

    public DataPath parent() {
        return steps.size() == 1 ? null : new DataPath(steps.subList(0, steps.size() - 1));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof DataPath other && steps.equals(other.steps);
    }

    @Override
    public int hashCode() {
        return steps.hashCode();
    }

    @Override
    public String toString() {
        return steps.stream().map(Step::toString).collect(Collectors.joining()).substring(1);
    }

    private static final class Parser {
        private final String text;
        private int at;

        Parser(String text) {
            this.text = text;
        }

        List<Step> path() {
            List<Step> steps = new ArrayList<>();
            do {
                steps.add(new Name(name()));
                for (int i = 0; i < 3 && accept('['); i++) {
                    steps.add(new Index(index()));
                }
            } while (accept('.'));
            if (at != text.length()) {
                throw bad();
            }
            return steps;
        }

        private String name() {
            int from = at;
            skip("_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789");
            if (at == from || text.charAt(from) >= '0' && text.charAt(from) <= '9') {
                throw bad();
            }
            return text.substring(from, at);
        }

        private int index() {
            int from = at;
            int end = skip("0123456789");
            if (end == from || end - from > 9 || !accept(']')) {
                throw bad();
            }
            return Integer.parseInt(text, from, end, 10);
        }

        private boolean accept(char c) {
            boolean there = at < text.length() && text.charAt(at) == c;
            at += there ? 1 : 0;
            return there;
        }

        private IllegalArgumentException bad() {
            return new IllegalArgumentException("bad path at " + at);
        }

        private int skip(String some) {
            while (at < text.length() && some.indexOf(text.charAt(at)) >= 0) {
                at++;
            }
            return at;
        }
    }
}
