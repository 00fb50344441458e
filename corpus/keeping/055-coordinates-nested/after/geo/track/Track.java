package geo.track;

import java.util.ArrayList;
import java.util.List;

public class Track {
    public record Stop(String name, int km) {

        @Override
        public String toString() {
            return name + "@" + km;
        }
    }

    private final List<Stop> stops = new ArrayList<>();

    public Stop add(String name, int km) {
        Stop stop = new Stop(name, km);
        stops.add(stop);
        return stop;
    }

    public int distance(Stop a, Stop b) {
        return Math.abs(a.km() - b.km());
    }

    public int indexOf(Stop stop) {
        return stops.indexOf(stop);
    }
}
