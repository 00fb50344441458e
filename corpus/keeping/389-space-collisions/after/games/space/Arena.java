package games.space;

import games.space.Body.Rock;
import games.space.Body.Ship;
import games.space.Body.Shot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

public final class Arena {

    private record Contact(Body a, Body b) {
    }

    private final Map<String, Integer> scores = new TreeMap<>();

    /** Returns what is left after two bodies touch. */
    public List<Body> collide(Body a, Body b) {
        Contact contact = new Contact(Objects.requireNonNull(a), Objects.requireNonNull(b));
        return switch (contact) {
            case Contact(Rock(int m), Rock(int n)) -> remains(new Rock(m + n));
            case Contact(Ship ship, Rock(int size)) when ship.shield() - size > 0 ->
                    remains(new Ship(ship.pilot(), ship.shield() - size));
            case Contact(Ship ship, Rock _) -> {
                score(ship, -100);
                yield remains();
            }
            case Contact(Shot(Ship owner), Rock(int size)) -> {
                if (owner != null) {
                    score(owner, 10);
                }
                yield size > 1 ? remains(new Rock(size / 2), new Rock(size - size / 2)) : remains();
            }
            case Contact(Shot(Ship owner), Ship target) when owner != null && !owner.equals(target) -> {
                score(owner, 50);
                yield remains();
            }
            case Contact(Shot _, Ship target) -> remains(target);
            case Contact(Ship first, Ship second) -> {
                score(first, -20);
                score(second, -20);
                yield remains(first, second);
            }
            case Contact(Shot _, Shot _) -> remains();
            case Contact(Rock _, Ship _), Contact(Rock _, Shot _), Contact(Ship _, Shot _) -> collide(b, a);
        };
    }

    private static List<Body> remains(Body... bodies) {
        return new ArrayList<>(List.of(bodies));
    }

    private void score(Ship ship, int points) {
        scores.merge(ship.pilot(), points, Integer::sum);
    }

    public Map<String, Integer> scores() {
        return new TreeMap<>(scores);
    }
}
