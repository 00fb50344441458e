package people.registry;

import static java.util.Comparator.comparing;
import static java.util.Comparator.nullsFirst;
import static java.util.Comparator.nullsLast;
import static java.util.Comparator.reverseOrder;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

public final class PersonOrder implements Comparator<Person> {

    private static final Comparator<String> TEXT = nullsFirst(String.CASE_INSENSITIVE_ORDER);

    private static final Comparator<Person> ORDER = nullsFirst(
            comparing(Person::last, TEXT)
                    .thenComparing(Person::first, TEXT)
                    .thenComparing(Person::born, nullsLast(reverseOrder())));

    @Override
    public int compare(Person a, Person b) {
        return ORDER.compare(a, b);
    }

    public static List<Person> sorted(List<Person> people) {
        Collection<Person> source = Objects.requireNonNullElse(people, List.of());
        List<Person> copy = new ArrayList<>();
        copy.addAll(source);
        copy.sort(ORDER);
        return copy;
    }

    public static Person oldest(List<Person> people) {
        return sorted(people).stream()
                .filter(p -> p != null && p.born() != null)
                .reduce((best, p) -> p.born() < best.born() ? p : best)
                .orElse(null);
    }
}
