package assay.oracle.guard;

import java.util.Comparator;
import java.util.SortedSet;
import java.util.TreeSet;

/** What the rewriter saw in a program's code and the run wants to know: see the fields. */
public final class Facts {

    private static final Comparator<Long> SMALL_FIRST =
            Comparator.<Long>comparingLong(Math::abs).thenComparing(Comparator.reverseOrder());

    /** Whole numbers that the code computes or compares with (not those that it merely returns). */
    public final SortedSet<Long> numbers = new TreeSet<>(SMALL_FIRST);

    public final SortedSet<Double> fractions = new TreeSet<>();

    public final SortedSet<String> strings =
            new TreeSet<>(Comparator.comparing(String::length).thenComparing(Comparator.naturalOrder()));

    /** Classes of the JDK that the code names, {@code Character.class}. */
    public final SortedSet<String> classes = new TreeSet<>();

    /** An object can change after it was made, so that a call may show what an earlier one did. */
    public boolean objectState;

    /** Something static can change: what one sequence of calls does may show in the next one. */
    public boolean staticState;

    /** The code makes sets or maps whose order hangs on hash codes. */
    public boolean hashOrder;

    /** The code reads numbers from texts. */
    public boolean parses;

    /** Conditional jumps and switches, wherever they are. */
    public int branches;

    /** Which methods write. */
    public final Effects effects = new Effects();

    /** How sure it is that the same calls show the same again. */
    public Steadiness steadiness = Steadiness.PLAIN;

    public enum Steadiness {
        /** The code uses nothing of the JDK's that could show something else the next time. */
        PLAIN,
        /** It might: by hash codes of objects, say, on which the order of a set hangs. */
        OPEN,
        /** It names a source of randomness, time or identity. */
        UNSTEADY
    }

    void atMost(Steadiness other) {
        if (other.compareTo(steadiness) > 0) steadiness = other;
    }
}
