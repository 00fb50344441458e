package assay.oracle.guard;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * The outcomes of the branches in marked methods of both versions: a jump has two, a switch one for each of its targets, a
 * handler one. Each has a number; {@link Outcomes} counts those that a run came to.
 */
public final class Branches {

    /** Whose code it is in, and the line, or 0. */
    public record Outcome(int mark, int line) {}

    private final List<Outcome> outcomes = new ArrayList<>();
    private final List<int[]> keys = new ArrayList<>();
    /** Outcomes that only a compiler could come to: the default of an exhaustive switch. */
    private final BitSet impossible = new BitSet();
    /** Marks whose code has an instruction that returns. */
    private final BitSet returning = new BitSet();

    private int firstOfAfter;

    /** So many outcomes that follow each other; the number of the first. */
    int add(int mark, int line, int count) {
        int first = outcomes.size();
        for (int i = 0; i < count; i++) outcomes.add(new Outcome(mark, line));
        return first;
    }

    /** The target of each value of a switch, {@code keys} and {@code targets} in the same order; the number to choose by. */
    int addSwitch(int[] sortedKeys, int[] targets, int otherwise) {
        keys.add(sortedKeys);
        keys.add(targets);
        keys.add(new int[] {otherwise});
        return keys.size() - 3;
    }

    void rule(int outcome) {
        impossible.set(outcome);
    }

    void returns(int mark) {
        returning.set(mark);
    }

    /** From now on outcomes are those of the version after. */
    public void beginAfter() {
        firstOfAfter = outcomes.size();
    }

    public int size() {
        return outcomes.size();
    }

    public boolean isOfAfter(int outcome) {
        return outcome >= firstOfAfter;
    }

    public boolean isPossible(int outcome) {
        return !impossible.get(outcome);
    }

    public Outcome get(int outcome) {
        return outcomes.get(outcome);
    }

    /** Whether a marked method can return in either version: one that only throws is done when it has thrown. */
    public boolean canReturn(int mark) {
        return returning.get(mark);
    }

    int[][] switches() {
        return keys.toArray(int[][]::new);
    }
}
