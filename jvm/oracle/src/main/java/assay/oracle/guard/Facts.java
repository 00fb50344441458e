package assay.oracle.guard;

import java.util.Comparator;
import java.util.SortedSet;
import java.util.TreeSet;

/** What the rewriter saw in a program's code and the run wants to know: see the fields. */
public final class Facts {

    private static final Comparator<Long> SMALL_FIRST = Comparator.<Long>comparingLong(Math::abs).thenComparing(Comparator.reverseOrder());

    /** Whole numbers that the code computes or compares with (not those that it merely returns). */
    public final SortedSet<Long> numbers = new TreeSet<>(SMALL_FIRST);

    public final SortedSet<Double> fractions = new TreeSet<>();

    public final SortedSet<String> strings = new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));

    /** Something static can change: what one sequence of calls does may show in the next one. */
    public boolean staticState;

    /** The code names a source of randomness, time or identity: what it shows may not repeat. */
    public boolean unsteady;
}
