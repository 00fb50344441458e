package assay.oracle.sequence;

import java.util.ArrayList;
import java.util.List;

/**
 * A straight line of calls. The result of step i is variable i; arguments are constants, variables, or made of them.
 * Nothing in it belongs to one version, so the same sequence runs on both.
 */
public final class Sequence {

    private final List<Step> steps;
    private int hash;
    private int elements = -1;

    public Sequence(List<Step> steps) {
        this.steps = steps;
    }

    public List<Step> steps() {
        return steps;
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof Sequence sequence
                        && hashCode() == sequence.hashCode()
                        && steps.equals(sequence.steps);
    }

    /** Whether one was there before is asked of every one that is drawn, several times. */
    @Override
    public int hashCode() {
        if (hash == 0) hash = steps.hashCode();
        return hash;
    }

    /** How many arguments there are in all of its calls, with what is inside them. */
    public int elements() {
        if (elements < 0) {
            elements = 0;
            for (Step step : steps) elements += elements(step.arguments);
        }
        return elements;
    }

    private static int elements(List<Argument> arguments) {
        int elements = arguments.size();
        for (Argument argument : arguments) elements += elements(argument.inside());
        return elements;
    }

    /** Calls a constructor or method, or reads a constant. {@code receiver} is a variable, or -1. */
    public record Step(Member member, int receiver, List<Argument> arguments) {

        /** Those that Java writes for records are slow as long as they have not run often. */
        @Override
        public int hashCode() {
            return 31 * (31 * member.hashCode() + receiver) + arguments.hashCode();
        }

        @Override
        public boolean equals(Object other) {
            return other == this
                    || other instanceof Step step
                            && step.receiver == receiver
                            && step.member.equals(member)
                            && step.arguments.equals(arguments);
        }
    }

    public sealed interface Argument permits Literal, Variable, Compound, Lambda, Stub, ClassLiteral {

        /** The arguments that this one is made of. */
        default List<Argument> inside() {
            return List.of();
        }

        /** The same, made of others. */
        default Argument with(List<Argument> inside) {
            return this;
        }
    }

    public record Variable(int step) implements Argument {

        @Override
        public int hashCode() {
            return step;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Variable variable && variable.step == step;
        }
    }

    /** Without step i and all that needs its result. */
    public Sequence without(int index) {
        var renamed = new int[steps.size()];
        var kept = new ArrayList<Step>();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            boolean dropped = i == index
                    || step.receiver >= 0 && renamed[step.receiver] < 0
                    || step.arguments.stream().anyMatch(a -> lost(a, renamed));
            renamed[i] = dropped ? -1 : kept.size();
            if (!dropped)
                kept.add(new Step(
                        step.member, step.receiver < 0 ? -1 : renamed[step.receiver], rename(step.arguments, renamed)));
        }
        return new Sequence(kept);
    }

    public Sequence with(int index, int argument, Argument value) {
        var changed = new ArrayList<>(steps);
        Step step = steps.get(index);
        var arguments = new ArrayList<>(step.arguments);
        arguments.set(argument, value);
        changed.set(index, new Step(step.member, step.receiver, List.copyOf(arguments)));
        return new Sequence(List.copyOf(changed));
    }

    /** Whether a later step, or nobody, uses the result of step i. */
    boolean uses(int index) {
        return steps.stream().anyMatch(step -> step.receiver == index || mention(step.arguments, index));
    }

    private static boolean mentions(Argument argument, int index) {
        if (argument instanceof Variable variable) return variable.step == index;
        return mention(argument.inside(), index);
    }

    private static boolean mention(List<Argument> arguments, int index) {
        for (Argument argument : arguments) if (mentions(argument, index)) return true;
        return false;
    }

    private static boolean lost(Argument argument, int[] renamed) {
        if (argument instanceof Variable variable) return renamed[variable.step] < 0;
        return argument.inside().stream().anyMatch(a -> lost(a, renamed));
    }

    private static Argument rename(Argument argument, int[] renamed) {
        if (argument instanceof Variable variable) return new Variable(renamed[variable.step]);
        List<Argument> inside = argument.inside();
        List<Argument> others = rename(inside, renamed);
        return others == inside ? argument : argument.with(others);
    }

    private static List<Argument> rename(List<Argument> arguments, int[] renamed) {
        Argument[] others = null;
        for (int i = 0; i < arguments.size(); i++) {
            Argument other = rename(arguments.get(i), renamed);
            if (other != arguments.get(i) && others == null) others = arguments.toArray(new Argument[0]);
            if (others != null) others[i] = other;
        }
        return others == null ? arguments : List.of(others);
    }

    /** Only the steps of these numbers, and none that needs another one. */
    public Sequence only(java.util.function.IntPredicate wanted) {
        Sequence kept = this;
        for (int i = steps.size() - 1; i >= 0; i--) if (!wanted.test(i)) kept = kept.without(i);
        return kept;
    }

    /** All steps, and between them, before step i, others whose variables are those of these steps. */
    public Sequence with(int index, List<Step> inserted) {
        var renamed = new int[steps.size()];
        for (int i = 0; i < renamed.length; i++) renamed[i] = i < index ? i : i + inserted.size();
        var all = new ArrayList<Step>(steps.subList(0, index));
        all.addAll(inserted);
        for (Step step : steps.subList(index, steps.size()))
            all.add(new Step(
                    step.member, step.receiver < 0 ? -1 : renamed[step.receiver], rename(step.arguments, renamed)));
        return new Sequence(List.copyOf(all));
    }

    /** The steps as they stand behind {@code offset} others. */
    public List<Step> after(int offset) {
        if (offset == 0) return steps;
        var renamed = new int[steps.size()];
        for (int i = 0; i < renamed.length; i++) renamed[i] = i + offset;
        var behind = new Step[renamed.length];
        for (int i = 0; i < behind.length; i++) {
            Step step = steps.get(i);
            behind[i] = new Step(
                    step.member, step.receiver < 0 ? -1 : step.receiver + offset, rename(step.arguments, renamed));
        }
        return List.of(behind);
    }
}
