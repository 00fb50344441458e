package social.circles;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.TreeSet;

public class FriendCircles {
    /** All members of a circle share one and the same set. */
    private final TreeMap<String, TreeSet<String>> circleOf = new TreeMap<>();
    private int circles;

    public final boolean join(String person) {
        if (circleOf.containsKey(person)) {
            return false;
        }
        circleOf.put(person, new TreeSet<>(List.of(person)));
        circles++;
        return true;
    }

    /** Makes both circles one; unknown people join first. False when they were together already. */
    public final boolean befriend(String a, String b) {
        Objects.requireNonNull(a);
        Objects.requireNonNull(b);
        join(a);
        join(b);
        TreeSet<String> one = circleOf.get(a);
        TreeSet<String> two = circleOf.get(b);
        if (one == two) {
            return false;
        }
        TreeSet<String> large = one.size() < two.size() ? two : one;
        TreeSet<String> small = large == one ? two : one;
        large.addAll(small);
        small.forEach(p -> circleOf.put(p, large));
        circles--;
        return true;
    }

    public final boolean together(String a, String b) {
        TreeSet<String> one = circleOf.get(a);
        return one != null && one == circleOf.get(b);
    }

    /** Sorted members of the circle of a person, empty when unknown. */
    public final List<String> circle(String person) {
        TreeSet<String> members = circleOf.get(person);
        return members == null ? new ArrayList<>() : new ArrayList<>(members);
    }

    public final int circles() {
        return circles;
    }

    /** The largest circle; of several the one with the alphabetically first member. */
    public final List<String> largest() {
        TreeSet<String> best = new TreeSet<>();
        for (TreeSet<String> circle : circleOf.values()) {
            if (circle.size() > best.size()) {
                best = circle;
            }
        }
        return new ArrayList<>(best);
    }
}
