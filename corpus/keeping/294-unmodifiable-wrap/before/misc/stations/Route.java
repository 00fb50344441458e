package misc.stations;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Route {
    private final List<String> stations = new ArrayList<>();

    public Route add(String station) {
        stations.add(station);
        return this;
    }

    public List<String> stations() {
        return Collections.unmodifiableList(stations);
    }

    public int stopsBetween(String a, String b) {
        int i = stations.indexOf(a);
        int j = stations.indexOf(b);
        if (i < 0 || j < 0) {
            return -1;
        }
        return i < j ? j - i : i - j;
    }
}
