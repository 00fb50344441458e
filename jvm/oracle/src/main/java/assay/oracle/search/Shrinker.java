package assay.oracle.search;

import assay.oracle.run.Difference;
import assay.oracle.run.Programs;
import assay.oracle.run.Runner;
import assay.oracle.sequence.Compound;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Literal;
import assay.oracle.sequence.Sequence;
import assay.oracle.sequence.Stub;
import assay.oracle.witness.Witness;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;

/**
 * Makes a witness as small as it gets: drops calls, then puts simpler constants in, as long as the same thing still
 * differs. What is taken runs on fresh copies of both versions, so what is left stands by itself.
 */
final class Shrinker {

    /** Elements of this many are made simpler, too. */
    private static final int FEW = 4;

    /** Texts of up to this many characters lose them one by one. */
    private static final int SHORT = 12;

    /** To make fresh copies of more classes than this takes longer than to run most sequences: what shows nothing on used copies is not worth it. */
    private static final int FEW_CLASSES = 8;

    private final Programs programs;
    private final Runner runner;
    private final Planner planner;
    private final boolean triesFirst;
    private final BooleanSupplier isLate;
    private int tries;
    private int mostTries;
    private boolean cutShort;

    /** {@code isLate}: whether there is no time any more. */
    Shrinker(Programs programs, Runner runner, Planner planner, BooleanSupplier isLate) {
        this.isLate = isLate;
        this.programs = programs;
        this.runner = runner;
        this.planner = planner;
        this.triesFirst =
                programs.facts.staticState && programs.before().classNames().size() > FEW_CLASSES;
    }

    /** Runs at most so many sequences. */
    Witness shrink(Witness witness, int mostTries) {
        Witness smallest = witness;
        this.mostTries = mostTries;
        tries = 0;
        for (Witness smaller = smallest; smaller != null; smaller = dropOne(smallest)) smallest = smaller;
        for (Witness simpler = smallest; simpler != null; simpler = simplifyOne(smallest)) smallest = simpler;
        // What a stub does not answer any more need not be made.
        for (Witness smaller = smallest; smaller != null; smaller = dropOne(smallest)) smallest = smaller;
        return smallest;
    }

    /** How many sequences the last one took. */
    int tries() {
        return tries;
    }

    /** Whether time ran out, so that a witness may be longer than it would be elsewhere. */
    boolean isCutShort() {
        return cutShort;
    }

    private Witness dropOne(Witness witness) {
        for (int i = witness.sequence().steps().size() - 1; i >= 0; i--) {
            Witness smaller = holds(witness.sequence().without(i), witness);
            if (smaller != null) return smaller;
        }
        return null;
    }

    private Witness simplifyOne(Witness witness) {
        List<Sequence.Step> steps = witness.sequence().steps();
        for (int i = 0; i < steps.size(); i++) {
            for (int k = 0; k < steps.get(i).arguments().size(); k++) {
                for (Sequence.Argument simpler :
                        simpler(steps.get(i).arguments().get(k))) {
                    Witness simplified = holds(witness.sequence().with(i, k, simpler), witness);
                    if (simplified != null) return simplified;
                }
            }
        }
        return null;
    }

    /** Constants that come first, and collections with fewer elements. */
    private List<Sequence.Argument> simpler(Sequence.Argument argument) {
        var simpler = new ArrayList<Sequence.Argument>();
        if (argument instanceof Literal literal) {
            for (Literal other : planner.constants(literal.type())) {
                if (other.equals(literal)) break;
                if (other.text().length() <= literal.text().length()
                        || literal.type().equals("int")) simpler.add(other);
            }
            if (literal.type().equals("java.lang.String") && !literal.isNull())
                simpler.addAll(shorter(JavaText.unquote(literal.text())));
        } else if (argument instanceof Stub stub) {
            simpler.addAll(stub.simpler());
        } else if (argument instanceof Compound compound && !compound.elements().isEmpty()) {
            simpler.addAll(compound.shorter());
            for (int i = 0;
                    i < compound.elements().size() && compound.elements().size() <= FEW;
                    i++) {
                for (Sequence.Argument element : simpler(compound.elements().get(i))) {
                    var elements = new ArrayList<>(compound.elements());
                    elements.set(i, element);
                    simpler.add(new Compound(compound.type(), List.copyOf(elements)));
                }
            }
        }
        return simpler;
    }

    /** Its halves, and if it is short, all but one of its characters. */
    private List<Literal> shorter(String text) {
        var shorter = new ArrayList<Literal>();
        int half = text.length() / 2;
        if (text.length() > 3)
            for (String part : List.of(text.substring(0, half), text.substring(half))) shorter.add(planner.text(part));
        for (int i = 0; i < text.length() && text.length() <= SHORT; i++)
            shorter.add(planner.text(text.substring(0, i) + text.substring(i + 1)));
        return shorter;
    }

    /** The same sequence as a witness of the same difference, or null. */
    private Witness holds(Sequence sequence, Witness original) {
        if (sequence.steps().isEmpty() || tries >= mostTries) return null;
        cutShort |= isLate.getAsBoolean();
        if (cutShort) return null;
        tries++;
        if (triesFirst) {
            var tried = programs.run(runner, sequence, Runner.BUDGET);
            if (tried.judged() && tried.difference(Set.of()) == null) return null;
        }
        var observed = programs.runAnew(runner, sequence, Runner.SECOND_BUDGET);
        if (!observed.judged()) return null;
        Set<String> unsteady = programs.unsteadyPlaces(
                runner, sequence, Runner.SECOND_BUDGET, observed, 1, Programs.Renewal.IF_STATIC_STATE);
        Difference difference = unsteady == null ? null : observed.difference(unsteady);
        if (difference == null) return null;
        var witness = new Witness(sequence, difference, observed.threw());
        return witness.subject().equals(original.subject()) ? witness : null;
    }
}
