package geo.near;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

public class Nearest {
    public record Place(String name, int x, int y) { }

    private final List<Place> places = new ArrayList<>();

    public Nearest add(String name, int x, int y) {
        places.add(new Place(name, x, y));
        return this;
    }

    private static long distance(Place p, int x, int y) {
        return Math.abs((long) p.x() - x) + Math.abs((long) p.y() - y);
    }

    public Optional<Place> to(int x, int y) {
        return places.stream().min(Comparator.comparingLong(p -> distance(p, x, y)));
    }

    public int within(int x, int y, long radius) {
        return (int) places.stream().filter(p -> distance(p, x, y) <= radius).count();
    }
}
