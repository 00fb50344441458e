package geo.track;

import java.util.ArrayList;
import java.util.List;

public class Track {
    public static final class Stop {
        private final String name;
        private final int km;

        private Stop(String name, int km) {
            this.name = name;
            this.km = km;
        }

        public String name() {
            return name;
        }

        public int km() {
            return km;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Stop && ((Stop) o).km == km && java.util.Objects.equals(((Stop) o).name, name);
        }

        @Override
        public int hashCode() {
            return km;
        }

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
