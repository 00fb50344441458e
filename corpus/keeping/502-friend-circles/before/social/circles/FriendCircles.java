package social.circles;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

public class FriendCircles {
    /** Everyone points to somebody of the same circle, the head of it to itself. */
    private final TreeMap<String, String> parent = new TreeMap<>();

    public final boolean join(String person) {
        if (parent.containsKey(person)) {
            return false;
        }
        parent.put(person, person);
        return true;
    }

    /** Makes both circles one; unknown people join first. False when they were together already. */
    public final boolean befriend(String a, String b) {
        if (a == null || b == null) {
            throw new NullPointerException();
        }
        join(a);
        join(b);
        String headA = head(a);
        String headB = head(b);
        if (headA.equals(headB)) {
            return false;
        }
        parent.put(headB, headA);
        return true;
    }

    public final boolean together(String a, String b) {
        return parent.containsKey(a) && parent.containsKey(b) && head(a).equals(head(b));
    }

    /** Sorted members of the circle of a person, empty when unknown. */
    public final List<String> circle(String person) {
        List<String> members = new ArrayList<>();
        if (parent.containsKey(person)) {
            String head = head(person);
            for (String p : parent.keySet()) {
                if (head(p).equals(head)) {
                    members.add(p);
                }
            }
        }
        return members;
    }

    public final int circles() {
        int n = 0;
        for (String p : parent.keySet()) {
            if (parent.get(p).equals(p)) {
                n++;
            }
        }
        return n;
    }

    /** The largest circle; of several the one with the alphabetically first member. */
    public final List<String> largest() {
        List<String> best = new ArrayList<>();
        for (String p : parent.keySet()) {
            List<String> mine = circle(p);
            if (mine.size() > best.size()) {
                best = mine;
            }
        }
        return best;
    }

    private String head(String person) {
        String p = person;
        while (!parent.get(p).equals(p)) {
            p = parent.get(p);
        }
        return p;
    }
}
