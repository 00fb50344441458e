package assay.oracle.run;

import java.util.ArrayList;
import java.util.List;

/**
 * A straight line of calls. The result of step i is variable i; arguments are constants, variables, or made of them.
 * Nothing in it belongs to one version, so the same sequence runs on both.
 */
record Sequence(List<Step> steps) {

    /** Calls a constructor or method, or reads a constant. {@code receiver} is a variable, or -1. */
    record Step(Member member, int receiver, List<Argument> arguments) {}

    sealed interface Argument permits Literal, Variable, Compound, Lambda, Stub, ClassLiteral {

        /** The arguments that this one is made of. */
        default List<Argument> inside() {
            return List.of();
        }

        /** The same, made of others. */
        default Argument with(List<Argument> inside) {
            return this;
        }
    }

    record Variable(int step) implements Argument {}

    /** Without step i and all that needs its result. */
    Sequence without(int index) {
        var renamed = new int[steps.size()];
        var kept = new ArrayList<Step>();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            boolean dropped = i == index || step.receiver >= 0 && renamed[step.receiver] < 0 || step.arguments.stream().anyMatch(a -> lost(a, renamed));
            renamed[i] = dropped ? -1 : kept.size();
            if (!dropped) kept.add(new Step(step.member, step.receiver < 0 ? -1 : renamed[step.receiver], rename(step.arguments, renamed)));
        }
        return new Sequence(kept);
    }

    Sequence with(int index, int argument, Argument value) {
        var changed = new ArrayList<>(steps);
        Step step = steps.get(index);
        var arguments = new ArrayList<>(step.arguments);
        arguments.set(argument, value);
        changed.set(index, new Step(step.member, step.receiver, List.copyOf(arguments)));
        return new Sequence(List.copyOf(changed));
    }

    /** Whether a later step, or nobody, uses the result of step i. */
    boolean uses(int index) {
        return steps.stream().anyMatch(step -> step.receiver == index || step.arguments.stream().anyMatch(a -> mentions(a, index)));
    }

    private static boolean mentions(Argument argument, int index) {
        if (argument instanceof Variable variable) return variable.step == index;
        return argument.inside().stream().anyMatch(a -> mentions(a, index));
    }

    private static boolean lost(Argument argument, int[] renamed) {
        if (argument instanceof Variable variable) return renamed[variable.step] < 0;
        return argument.inside().stream().anyMatch(a -> lost(a, renamed));
    }

    private static Argument rename(Argument argument, int[] renamed) {
        if (argument instanceof Variable variable) return new Variable(renamed[variable.step]);
        return argument.inside().isEmpty() ? argument : argument.with(rename(argument.inside(), renamed));
    }

    private static List<Argument> rename(List<Argument> arguments, int[] renamed) {
        return arguments.stream().map(a -> rename(a, renamed)).toList();
    }

    /** Only the steps of these numbers, and none that needs another one. */
    Sequence only(java.util.function.IntPredicate wanted) {
        Sequence kept = this;
        for (int i = steps.size() - 1; i >= 0; i--) if (!wanted.test(i)) kept = kept.without(i);
        return kept;
    }

    /** All steps, and between them, before step i, others whose variables are those of these steps. */
    Sequence with(int index, List<Step> inserted) {
        var renamed = new int[steps.size()];
        for (int i = 0; i < renamed.length; i++) renamed[i] = i < index ? i : i + inserted.size();
        var all = new ArrayList<Step>(steps.subList(0, index));
        all.addAll(inserted);
        for (Step step : steps.subList(index, steps.size())) all.add(new Step(step.member, step.receiver < 0 ? -1 : renamed[step.receiver], rename(step.arguments, renamed)));
        return new Sequence(List.copyOf(all));
    }

    /** The steps as they stand behind {@code offset} others. */
    List<Step> after(int offset) {
        if (offset == 0) return steps;
        var renamed = new int[steps.size()];
        for (int i = 0; i < renamed.length; i++) renamed[i] = i + offset;
        return steps.stream().map(step -> new Step(step.member, step.receiver < 0 ? -1 : step.receiver + offset, rename(step.arguments, renamed))).toList();
    }
}
