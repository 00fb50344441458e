package assay.oracle.search;

import assay.oracle.program.Common;
import assay.oracle.program.CommonClass;
import assay.oracle.run.Programs;
import assay.oracle.sequence.Compound;
import assay.oracle.sequence.Generic;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Literal;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import assay.oracle.sequence.Stub;
import assay.oracle.sequence.Unimplemented;
import assay.oracle.values.Values;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Variations of a sequence that came somewhere: another constant, one more call, the same call again, one call less, something
 * that was passed or returned written to. And those that may take a branch which has only gone one way: where a constant
 * was compared with a number, that number in its place, or a text or a list as long, or as many calls.
 */
final class Variations {

    private static final int MOST_REPEATS = 12;
    private static final int MOST_TOWARDS = 5;

    private final Common common;
    private final Planner planner;
    private final Values values;
    private final Arguments arguments;
    private final Random random;
    private final Map<String, List<Member>> changing;

    Variations(
            Common common,
            Planner planner,
            Values values,
            Arguments arguments,
            Random random,
            Map<String, List<Member>> changing) {
        this.common = common;
        this.planner = planner;
        this.values = values;
        this.arguments = arguments;
        this.random = random;
        this.changing = changing;
    }

    /** Null if there was nothing to vary. */
    Sequence of(Sequence sequence) {
        arguments.begin();
        Sequence varied = switch (random.nextInt(14)) {
            case 0, 1, 2, 3 -> withOtherConstant(sequence);
            case 4, 5 -> withCall(sequence);
            case 6, 7 -> withCallBefore(sequence);
            case 8 -> withRepeats(sequence);
            case 9 -> withSeries(sequence);
            case 10 ->
                sequence.steps().size() < 2
                        ? null
                        : sequence.without(random.nextInt(sequence.steps().size()));
            case 11 -> touched(sequence);
            case 12 -> withResultCalled(sequence);
            default -> random.nextBoolean() ? calledBack(sequence) : calledBackLater(sequence);
        };
        if (varied == null || varied.steps().isEmpty()) return null;
        return random.nextInt(3) > 0 ? varied : withOtherConstant(varied);
    }

    private Sequence withOtherConstant(Sequence sequence) {
        for (int tries = 0; tries < 6; tries++) {
            int index = random.nextInt(sequence.steps().size());
            Sequence.Step step = sequence.steps().get(index);
            if (step.arguments().isEmpty()) continue;
            int at = random.nextInt(step.arguments().size());
            Sequence.Argument other = other(step.arguments().get(at));
            if (other != null && !other.equals(step.arguments().get(at))) return sequence.with(index, at, other);
        }
        return sequence;
    }

    private Sequence.Argument other(Sequence.Argument argument) {
        if (argument instanceof Literal literal) {
            Literal related = random.nextBoolean() ? values.related(literal, random) : null;
            if (related != null) return related;
            Literal drawn = values.drawn(literal.type(), random);
            if (drawn != null) return drawn;
            List<Literal> all = values.of(literal.type());
            return all.get(random.nextInt(all.size()));
        }
        if (argument instanceof Compound compound) return varied(compound);
        if (argument instanceof Stub stub && random.nextBoolean()) return stub.varied(random);
        return argument.inside().isEmpty() ? null : withOtherInside(argument);
    }

    /** What a stub or a lambda answers is another constant. */
    private Sequence.Argument withOtherInside(Sequence.Argument argument) {
        var inside = new ArrayList<>(argument.inside());
        int at = random.nextInt(inside.size());
        Sequence.Argument other = other(inside.get(at));
        if (other == null) return null;
        inside.set(at, other);
        return argument.with(List.copyOf(inside));
    }

    /** One element more, one less, another one, or all of them in another order. */
    private Compound varied(Compound compound) {
        var elements = new ArrayList<>(compound.elements());
        boolean isArray = compound.type().startsWith("[");
        boolean isMap = !isArray && Compound.isMap(Generic.raw(compound.type()));
        if (elements.isEmpty() || isMap) {
            if (elements.isEmpty()) return compound;
            int at = random.nextInt(elements.size());
            Sequence.Argument other = other(elements.get(at));
            if (other != null) elements.set(at, other);
            return new Compound(compound.type(), List.copyOf(elements));
        }
        int at = random.nextInt(elements.size());
        switch (random.nextInt(4)) {
            case 0 -> elements.add(at, elements.get(random.nextInt(elements.size())));
            case 1 -> elements.remove(at);
            case 2 -> java.util.Collections.swap(elements, at, random.nextInt(elements.size()));
            default -> {
                Sequence.Argument other = other(elements.get(at));
                if (other != null) elements.set(at, other);
            }
        }
        boolean hasRoom = isArray || elements.size() <= 1 || Compound.room(Generic.raw(compound.type())) > 1;
        return hasRoom ? new Compound(compound.type(), List.copyOf(elements)) : compound;
    }

    /** One more call at the end, of an object that is there. */
    private Sequence withCall(Sequence sequence) {
        int receiver = receiver(sequence, sequence.steps().size());
        if (receiver < 0) return null;
        var draft = Draft.after(sequence).onStep(receiver);
        return call(draft, sequence.steps().get(receiver).member().type());
    }

    /** One more call before the last one, or before any other, of the same object if that has one. */
    private Sequence withCallBefore(Sequence sequence) {
        int end = random.nextBoolean()
                ? sequence.steps().size() - 1
                : random.nextInt(sequence.steps().size());
        Sequence.Step next = sequence.steps().get(end);
        int receiver = next.receiver() >= 0 && random.nextInt(3) > 0 ? next.receiver() : receiver(sequence, end);
        if (receiver < 0) return null;
        var draft = Draft.after(new Sequence(sequence.steps().subList(0, end))).onStep(receiver);
        Sequence called = call(draft, sequence.steps().get(receiver).member().type());
        return called == null
                ? null
                : sequence.with(end, called.steps().subList(end, called.steps().size()));
    }

    private Sequence call(Draft draft, String type) {
        CommonClass own = common.find(type);
        if (own == null) return null;
        List<Member> before = changing.getOrDefault(type, List.of());
        List<Member> from = !before.isEmpty() && random.nextInt(4) > 0 ? before : own.methods();
        if (from.isEmpty()) return null;
        Member method = from.get(random.nextInt(from.size()));
        if (method.isStatic()) return null;
        return draft.callAgain(method, arguments.of(method, draft)).done();
    }

    /** Some calls of objects that the receiver was made of: a repository that a service has been given is filled. */
    void callOther(Draft draft, int receiver) {
        for (int n = 1 + random.nextInt(2); n > 0; n--) {
            int other = receiver(new Sequence(draft.steps()), receiver);
            if (other < 0) return;
            List<Member> methods =
                    changing.getOrDefault(draft.steps().get(other).member().type(), List.of());
            if (methods.isEmpty()) continue;
            Member method = methods.get(random.nextInt(methods.size()));
            if (!method.isStatic()) draft.onStep(other).callAgain(method, arguments.of(method, draft));
        }
    }

    private int receiver(Sequence sequence, int end) {
        var found = new ArrayList<Integer>();
        for (int i = 0; i < end; i++)
            if (common.find(sequence.steps().get(i).member().type()) != null) found.add(i);
        return found.isEmpty() ? -1 : found.get(random.nextInt(found.size()));
    }

    private Sequence withRepeats(Sequence sequence) {
        int index = random.nextInt(sequence.steps().size());
        int times = 1 + random.nextInt(4);
        if (!values.sizes().isEmpty() && random.nextInt(3) == 0)
            times = Math.min(
                    MOST_REPEATS,
                    values.sizes().get(random.nextInt(values.sizes().size())));
        return repeated(sequence, index, times);
    }

    /** A call made some more times before, each time with something else: a list, a tree or a queue is filled. */
    private Sequence withSeries(Sequence sequence) {
        int index = random.nextInt(sequence.steps().size());
        Sequence.Step step = sequence.steps().get(index);
        if (step.member().kind() != Member.Kind.METHOD || step.arguments().isEmpty()) return null;
        var series = new ArrayList<Sequence.Step>();
        for (int n = 2 + random.nextInt(LONGEST_SERIES - 1); n > 0; n--) {
            var other = new ArrayList<>(step.arguments());
            for (int at = 0; at < other.size(); at++) {
                Sequence.Argument changed = other(other.get(at));
                if (changed != null) other.set(at, changed);
            }
            series.add(new Sequence.Step(step.member(), step.receiver(), List.copyOf(other)));
        }
        return sequence.with(index, series);
    }

    private static final int LONGEST_SERIES = 7;

    /** A function, or something to close, that a step came to is called; then the last call is made again. */
    private Sequence withResultCalled(Sequence sequence) {
        var found = new ArrayList<Integer>();
        for (int i = 0; i < sequence.steps().size(); i++)
            if (Returned.of(sequence.steps().get(i).member()) != null) found.add(i);
        if (found.isEmpty()) return null;
        int index = found.get(random.nextInt(found.size()));
        Member call = Returned.of(sequence.steps().get(index).member());
        var draft = Draft.after(sequence).onStep(index);
        draft.callAgain(call, arguments.of(call, draft));
        var steps = new ArrayList<>(draft.steps());
        Sequence.Step last = sequence.steps().get(sequence.steps().size() - 1);
        if (random.nextBoolean()) steps.add(last);
        return new Sequence(List.copyOf(steps));
    }

    private static Sequence repeated(Sequence sequence, int index, int times) {
        Sequence.Step step = sequence.steps().get(index);
        if (step.member().kind() != Member.Kind.METHOD) return null;
        return sequence.with(index + 1, java.util.Collections.nCopies(times, step));
    }

    /** What was passed or returned is written to, and the last call made again. */
    private Sequence touched(Sequence sequence) {
        var found = new ArrayList<Integer>();
        for (int i = 0; i < sequence.steps().size(); i++)
            if (!Touches.of(typeOf(sequence.steps().get(i).member()), values).isEmpty()) found.add(i);
        if (found.isEmpty()) return null;
        int container = found.get(random.nextInt(found.size()));
        List<Touches.Touch> touches =
                Touches.of(typeOf(sequence.steps().get(container).member()), values);
        var draft = Draft.after(sequence).touch(container, touches.get(random.nextInt(touches.size())));
        Sequence.Step last = sequence.steps().get(sequence.steps().size() - 1);
        var steps = new ArrayList<>(draft.steps());
        steps.add(last);
        return new Sequence(List.copyOf(steps));
    }

    private static String typeOf(Member member) {
        return member.kind() == Member.Kind.VALUE ? member.ownerText() : member.gives();
    }

    /** A stub that a method of an object is given calls that very object. */
    private Sequence calledBack(Sequence sequence) {
        for (int index = 0; index < sequence.steps().size(); index++) {
            Sequence.Step step = sequence.steps().get(index);
            if (step.receiver() < 0 || common.find(step.member().owner()) == null) continue;
            for (int at = 0; at < step.arguments().size(); at++) {
                Stub stub = calling(step, at);
                if (stub != null && random.nextBoolean()) return sequence.with(index, at, stub);
            }
        }
        return null;
    }

    private Stub calling(Sequence.Step step, int at) {
        return calling(step, at, new Sequence.Variable(step.receiver()), false);
    }

    private Stub calling(Sequence.Step step, int at, Sequence.Variable target, boolean isHeld) {
        String type = step.member().wants().get(at);
        Unimplemented open = common.unimplemented(type);
        if (open == null || open.constructor() != null || open.methods().isEmpty()) return null;
        List<Member> methods = common.find(step.member().owner()).methods().stream()
                .filter(method -> !method.isStatic() && !method.isAccessor())
                .toList();
        if (methods.isEmpty()) return null;
        Member method = methods.get(random.nextInt(methods.size()));
        var given = new ArrayList<Literal>();
        for (String parameter : method.wants())
            given.add(Generic.raw(parameter).equals(Generic.raw(type)) ? Stub.SELF : givenBack(parameter, step));
        var answers = new ArrayList<Stub.Answer>();
        for (Unimplemented.Signature signature : open.methods()) {
            answers.add(new Stub.Answer(
                    signature.declaration(),
                    Stub.Kind.CALLS,
                    target,
                    null,
                    new Stub.Call(method, List.copyOf(given), isHeld)));
        }
        return new Stub(type, List.of(), List.copyOf(answers));
    }

    /** Who calls back often says the same again. */
    private Literal givenBack(String type, Sequence.Step step) {
        if (random.nextInt(3) > 0)
            for (Sequence.Argument argument : step.arguments())
                if (argument instanceof Literal literal && literal.type().equals(type)) return literal;
        List<Literal> constants = values.of(type);
        return constants.get(random.nextInt(Math.min(3, constants.size())));
    }

    /** A stub that an object is made with calls that very object: it finds it in an array, into which it is put once it is there. */
    private Sequence calledBackLater(Sequence sequence) {
        for (int index = 0; index < sequence.steps().size(); index++) {
            Sequence.Step step = sequence.steps().get(index);
            if (step.member().kind() != Member.Kind.CONSTRUCTOR
                    || step.member().isInner()
                    || common.find(step.member().owner()) == null) continue;
            for (int at = 0; at < step.arguments().size(); at++) {
                String owner = step.member().owner();
                Stub stub = random.nextBoolean() ? calling(step, at, new Sequence.Variable(index), true) : null;
                if (stub == null) continue;
                String array = "[L" + owner + ';';
                var holder = new Sequence.Step(
                        Member.value(array), -1, List.of(new Compound(array, List.of(Literal.nothing(owner)))));
                var store = new Sequence.Step(
                        Member.store(owner),
                        index,
                        List.of(values.numbered("int", 0), new Sequence.Variable(index + 1)));
                return sequence.with(index, List.of(holder))
                        .with(index + 1, at, stub)
                        .with(index + 2, List.of(store));
            }
        }
        return null;
    }

    /** Sequences that may go the other way where this one compared a number. */
    void towards(Sequence sequence, Programs.Observed observed, Collection<Sequence> into) {
        int found = 0;
        for (long[] compared :
                new long[][] {observed.before().compared(), observed.after().compared()}) {
            for (int i = 0; i + 1 < compared.length && found < MOST_TOWARDS; i += 2) {
                found += towards(sequence, compared[i], compared[i + 1], into);
                found += towards(sequence, compared[i + 1], compared[i], into);
            }
        }
    }

    /** One of the numbers that it was given was {@code from}: now {@code to}, or what is next to it. */
    private int towards(Sequence sequence, long from, long to, Collection<Sequence> into) {
        if (from == to) return 0;
        long wanted = to + random.nextInt(3) - 1;
        int found = 0;
        for (int index = 0; index < sequence.steps().size() && found < 2; index++) {
            Sequence.Step step = sequence.steps().get(index);
            for (int at = 0; at < step.arguments().size() && found < 2; at++) {
                Sequence.Argument other = towards(step.arguments().get(at), from, wanted);
                if (other == null) continue;
                into.add(sequence.with(index, at, other));
                found++;
            }
        }
        if (found > 0 || from < 1 || wanted <= from || wanted > MOST_REPEATS) return found;
        // So many calls of one method: as many more.
        int end = sequence.steps().size() - 1;
        for (int index = end; index >= 0; index--) {
            Sequence repeated = repeated(sequence, index, (int) (wanted - from));
            if (repeated == null) continue;
            into.add(repeated);
            return found + 1;
        }
        return found;
    }

    private Sequence.Argument towards(Sequence.Argument argument, long from, long wanted) {
        if (argument instanceof Literal literal) return literal.isNull() ? null : towards(literal, from, wanted);
        if (!(argument instanceof Compound compound) || compound.elements().isEmpty()) return null;
        boolean isArray = compound.type().startsWith("[");
        boolean grows = isArray
                || !Compound.isMap(Generic.raw(compound.type())) && Compound.room(Generic.raw(compound.type())) > 1;
        if (grows && compound.elements().size() == from && wanted >= 0 && wanted <= Values.LARGEST_SIZE) {
            var elements = new ArrayList<Sequence.Argument>();
            for (int i = 0; i < wanted; i++)
                elements.add(compound.elements().get(i % compound.elements().size()));
            return new Compound(compound.type(), List.copyOf(elements));
        }
        for (int i = 0; i < compound.elements().size(); i++) {
            Sequence.Argument other = towards(compound.elements().get(i), from, wanted);
            if (other == null) continue;
            var elements = new ArrayList<>(compound.elements());
            elements.set(i, other);
            return new Compound(compound.type(), List.copyOf(elements));
        }
        return null;
    }

    private Sequence.Argument towards(Literal literal, long from, long wanted) {
        return switch (literal.type()) {
            case "int", "long", "short", "byte", "java.lang.Integer", "java.lang.Long" ->
                JavaText.number(literal.text()) == from ? values.numbered(literal.type(), wanted) : null;
            case "char", "java.lang.Character" ->
                JavaText.unquote(literal.text()).charAt(0) == from && wanted > 0 && wanted < 127
                        ? values.numbered(literal.type(), wanted)
                        : null;
            case "java.lang.String", "java.lang.CharSequence" ->
                towards(literal.type(), JavaText.unquote(literal.text()), from, wanted);
            default -> null;
        };
    }

    /** A text of another length, or with another character. */
    private Sequence.Argument towards(String type, String text, long from, long wanted) {
        if (text.length() == from && wanted >= 0 && wanted <= 200) {
            String longer = text.isEmpty() ? "a".repeat((int) wanted) : text.repeat((int) wanted / text.length() + 1);
            return values.text(type, longer.substring(0, (int) wanted));
        }
        int at = from >= ' ' && from < 127 && wanted > 0 && wanted < 127 ? text.indexOf((char) from) : -1;
        return at < 0 ? null : values.text(type, text.substring(0, at) + (char) wanted + text.substring(at + 1));
    }
}
