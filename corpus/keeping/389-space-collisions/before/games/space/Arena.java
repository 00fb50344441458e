package games.space;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

public final class Arena {

    private final Map<String, Integer> scores = new TreeMap<>();

    /** Returns what is left after two bodies touch. */
    public List<Body> collide(Body a, Body b) {
        List<Body> left = new ArrayList<>();
        if (a == null || b == null) {
            throw new NullPointerException();
        }
        if (a instanceof Body.Rock && b instanceof Body.Rock) {
            int size = ((Body.Rock) a).size() + ((Body.Rock) b).size();
            left.add(new Body.Rock(size));
        } else if (a instanceof Body.Ship && b instanceof Body.Rock) {
            Body.Ship ship = (Body.Ship) a;
            int shield = ship.shield() - ((Body.Rock) b).size();
            if (shield > 0) {
                left.add(new Body.Ship(ship.pilot(), shield));
            } else {
                score(ship, -100);
            }
        } else if (a instanceof Body.Shot && b instanceof Body.Rock) {
            Body.Shot shot = (Body.Shot) a;
            Body.Rock rock = (Body.Rock) b;
            if (shot.owner() != null) {
                score(shot.owner(), 10);
            }
            if (rock.size() > 1) {
                left.add(new Body.Rock(rock.size() / 2));
                left.add(new Body.Rock(rock.size() - rock.size() / 2));
            }
        } else if (a instanceof Body.Shot && b instanceof Body.Ship) {
            Body.Shot shot = (Body.Shot) a;
            Body.Ship ship = (Body.Ship) b;
            if (shot.owner() != null && !shot.owner().equals(ship)) {
                score(shot.owner(), 50);
            } else {
                left.add(ship);
            }
        } else if (a instanceof Body.Ship && b instanceof Body.Ship) {
            score((Body.Ship) a, -20);
            score((Body.Ship) b, -20);
            left.add(a);
            left.add(b);
        } else if (a instanceof Body.Shot && b instanceof Body.Shot) {
            return left;
        } else {
            return collide(b, a);
        }
        return left;
    }

    private void score(Body.Ship ship, int points) {
        scores.merge(ship.pilot(), points, Integer::sum);
    }

    public Map<String, Integer> scores() {
        return new TreeMap<>(scores);
    }
}
