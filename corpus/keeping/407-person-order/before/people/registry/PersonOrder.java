package people.registry;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

public final class PersonOrder implements Comparator<Person> {

    @Override
    public int compare(Person a, Person b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        int c = compareText(a.last(), b.last());
        if (c == 0) {
            c = compareText(a.first(), b.first());
        }
        if (c != 0) {
            return c;
        }
        if (a.born() == null) {
            return b.born() == null ? 0 : 1;
        }
        if (b.born() == null) {
            return -1;
        }
        return b.born() < a.born() ? -1 : b.born() > a.born() ? 1 : 0;
    }

    private static int compareText(String x, String y) {
        if (x == null) {
            return y == null ? 0 : -1;
        }
        return y == null ? 1 : x.compareToIgnoreCase(y);
    }

    public static List<Person> sorted(List<Person> people) {
        List<Person> copy = new ArrayList<>();
        if (people != null) {
            copy.addAll(people);
        }
        copy.sort(new PersonOrder());
        return copy;
    }

    public static Person oldest(List<Person> people) {
        Person best = null;
        for (Person p : sorted(people)) {
            if (p != null && p.born() != null && (best == null || p.born() < best.born())) {
                best = p;
            }
        }
        return best;
    }
}
