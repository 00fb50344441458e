package transit.routes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

public final class RouteKey implements Comparable<RouteKey> {
    private static final int MAX_VIA = 10;

    private final String from;
    private final String to;
    private final List<String> via;
    private int hash;
    private boolean hashed;
    private String text;

    public RouteKey(String from, String to) {
        this(from, to, Collections.emptyList());
    }

    private RouteKey(String from, String to, List<String> via) {
        this.from = Objects.requireNonNull(from, "from");
        this.to = Objects.requireNonNull(to, "to");
        this.via = via;
    }

    public RouteKey through(String stop) {
        if (via.size() >= MAX_VIA) {
            throw new IllegalStateException("more than " + MAX_VIA + " stops");
        }
        List<String> longer = new ArrayList<>(via);
        longer.add(stop);
        return new RouteKey(from, to, longer);
    }

    public RouteKey reversed() {
        List<String> back = new ArrayList<>(via);
        Collections.reverse(back);
        return new RouteKey(to, from, back);
    }

    public List<String> stops() {
        List<String> all = new ArrayList<>(via.size() + 2);
        all.add(from);
        all.addAll(via);
        all.add(to);
        return all;
    }

    @Override
    public boolean equals(Object o) {
        return this == o || o instanceof RouteKey other
                && hashCode() == other.hashCode()
                && from.equals(other.from)
                && to.equals(other.to)
                && via.equals(other.via);
    }

    @Override
    public int hashCode() {
        if (!hashed) {
            hash = Objects.hash(from, to, via);
            hashed = true;
        }
        return hash;
    }

    @Override
    public int compareTo(RouteKey other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        if (text == null) {
            StringBuilder sb = new StringBuilder(from);
            via.forEach(stop -> sb.append('>').append(stop));
            text = sb.append('>').append(to).toString();
        }
        return text;
    }
}
