package transit.routes;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class RouteKey implements Comparable<RouteKey> {
    private final String from;
    private final String to;
    private final List<String> via;

    public RouteKey(String from, String to) {
        this(from, to, new ArrayList<>());
    }

    private RouteKey(String from, String to, List<String> via) {
        if (from == null || to == null) {
            throw new NullPointerException("stop");
        }
        this.from = from;
        this.to = to;
        this.via = via;
    }

    public RouteKey through(String stop) {
        if (via.size() >= 10) {
            throw new IllegalStateException("too many stops");
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
        List<String> all = new ArrayList<>();
        all.add(from);
        all.addAll(via);
        all.add(to);
        return all;
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (!(o instanceof RouteKey)) {
            return false;
        }
        RouteKey k = (RouteKey) o;
        return from.equals(k.from) && to.equals(k.to) && via.equals(k.via);
    }

    @Override
    public int hashCode() {
        return from.hashCode() + 31 * to.hashCode() + 961 * via.hashCode();
    }

    @Override
    public int compareTo(RouteKey other) {
        return toString().compareTo(other.toString());
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder(from);
        for (String v : via) {
            sb.append(">").append(v);
        }
        return sb.append(">").append(to).toString();
    }
}
