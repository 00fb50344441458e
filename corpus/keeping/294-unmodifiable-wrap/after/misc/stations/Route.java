package misc.stations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Route {
    private final List<String> stations = new ArrayList<>();
    private final List<String> view = Collections.unmodifiableList(stations);

    public Route add(String station) {
        stations.add(station);
        return this;
    }

    public List<String> stations() {
        return view;
    }

    public int stopsBetween(String a, String b) {
        int i = stations.indexOf(a);
        int j = stations.indexOf(b);
        if (i < 0 || j < 0) {
            return -1;
        }
        return Math.abs(i - j);
    }
}
