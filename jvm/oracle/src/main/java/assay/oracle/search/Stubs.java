package assay.oracle.search;

import assay.oracle.program.Common;
import assay.oracle.search.Draft.Stubbed;
import assay.oracle.search.Draft.Value;
import assay.oracle.sequence.Compound;
import assay.oracle.sequence.Functional;
import assay.oracle.sequence.Generic;
import assay.oracle.sequence.Sequence;
import assay.oracle.sequence.Stub;
import assay.oracle.sequence.Stub.Answer;
import assay.oracle.sequence.Stub.Kind;
import assay.oracle.sequence.Unimplemented;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The ways to implement a type: what echoes, what answers something else at each call, what knows nothing, what keeps what it
 * is given, what throws, what does either at first only. Which answers come out of it hangs on the types of its methods alone.
 */
final class Stubs {

    private enum Way {
        ECHOES,
        GROWS,
        EMPTY,
        KEEPS,
        THROWS,
        /** what it declares, or an exception of the program's own */
        THROWS_OWN,
        /** grows by more */
        RUSHES,
        /** says that it was told to do something */
        SAYS,
        /** nothing at first */
        LATE,
        /** nothing later */
        EARLY,
        /** throws at first */
        FAILS
    }

    private static final int RUSH = 7;

    /** An answer may be an object, or hold one: how deep it is made does not hang on where the stub is needed. */
    private static final int ANSWER_DEPTH = 2;

    private final Planner planner;
    private final Common common;

    Stubs(Planner planner, Common common) {
        this.planner = planner;
        this.common = common;
    }

    List<Value> of(String type, int depth) {
        return of(type, depth, isFunction(type) ? EnumSet.complementOf(FICKLE) : EnumSet.allOf(Way.class));
    }

    /**
     * Of a function those that answer the same question in two ways. Whoever is given one for good, in a constructor, is a cache of
     * it, say, and must expect that; who is given one for a call expects a function to be one.
     */
    List<Value> fickle(String type, int depth) {
        return isFunction(type) ? of(type, depth, FICKLE) : List.of();
    }

    private static final EnumSet<Way> FICKLE = EnumSet.of(Way.LATE, Way.EARLY, Way.FAILS);

    private List<Value> of(String type, int depth, Set<Way> ways) {
        Unimplemented open = common.unimplemented(type);
        if (open == null || open.methods().isEmpty() && open.constructor() == null) return List.of();
        var stubs = new LinkedHashSet<Value>();
        for (Way way : ways) {
            Value stub = stub(type, open, way, depth);
            if (stub != null) stubs.add(stub);
        }
        return List.copyOf(stubs);
    }

    private boolean isFunction(String type) {
        Functional functional = common.functional(type);
        return functional != null && !functional.parameters().isEmpty();
    }

    private Value stub(String type, Unimplemented open, Way way, int depth) {
        var answers = new ArrayList<Answer>();
        List<Value> arguments = planner.tuple(open.constructorTypes(), depth - 1);
        var inside = new ArrayList<>(arguments);
        for (Unimplemented.Signature signature : open.methods()) {
            answers.add(answer(signature, open, way, inside));
        }
        var placeholders = new ArrayList<Sequence.Argument>();
        for (int i = 0; i < arguments.size(); i++) placeholders.add(Stub.SELF);
        return new Stubbed(new Stub(type, List.copyOf(placeholders), List.copyOf(answers)), List.copyOf(inside));
    }

    private Answer answer(Unimplemented.Signature signature, Unimplemented open, Way way, List<Value> inside) {
        String declaration = signature.declaration();
        var erased = new Answer(declaration, Kind.NOTHING);
        if (way == Way.THROWS) return new Answer(declaration, Kind.THROWS);
        if (way == Way.THROWS_OWN)
            return throwing(declaration, Kind.THROWS, null, planner.exception(signature.method()), inside);
        boolean takes = !signature.parameters().isEmpty();
        if (way == Way.KEEPS && takes && isKept(signature, open)) return new Answer(declaration, Kind.KEEPS);
        if (erased.result().equals("void"))
            return way == Way.FAILS
                    ? throwing(declaration, Kind.FAILS, null, planner.exception(signature.method()), inside)
                    : new Answer(declaration, Kind.PRINTS);
        if (way == Way.KEEPS) {
            Kind kept = givesBack(signature, open);
            if (kept != null) return new Answer(declaration, kept);
        }
        if (way == Way.EMPTY) return emptyAnswer(signature, declaration, inside);
        boolean grows = way == Way.GROWS || way == Way.RUSHES;
        if (grows && !takes && Stub.canGrow(erased.result()))
            return value(
                    declaration,
                    Kind.GROWS,
                    planner.number(Stub.growth(erased.result()) * (way == Way.RUSHES ? RUSH : 1)),
                    inside);
        if (way == Way.SAYS && takes && isCommand(signature.method().getName())) {
            Value said = erased.result().equals("boolean")
                    ? planner.truth(true)
                    : planner.answer(signature.result(), ANSWER_DEPTH);
            if (said != null) return value(declaration, Kind.SAYS, said, inside);
        }
        if (way == Way.LATE || way == Way.EARLY || way == Way.FAILS) {
            Value later = planner.answer(signature.result(), ANSWER_DEPTH);
            if (later == null) return new Answer(declaration, Kind.NOTHING);
            if (way != Way.FAILS) return value(declaration, way == Way.LATE ? Kind.LATE : Kind.EARLY, later, inside);
            return throwing(declaration, Kind.FAILS, later, planner.exception(signature.method()), inside);
        }
        if (erased.result().equals("java.lang.String")) return new Answer(declaration, Kind.ECHO);
        boolean isPlain = erased.parameters().stream().allMatch(Stub::isPlain);
        if (isPlain && Stub.isNumber(erased.result())) return new Answer(declaration, Kind.NUMBER);
        if (isPlain && takes && way == Way.ECHOES && erased.result().equals("boolean"))
            return new Answer(declaration, Kind.TRUTH);
        Value value = planner.answer(signature.result(), ANSWER_DEPTH);
        if (erased.result().equals("boolean")) return value(declaration, planner.truth(!grows), inside);
        return value == null ? new Answer(declaration, Kind.NOTHING) : value(declaration, value, inside);
    }

    private static Answer value(String declaration, Value value, List<Value> inside) {
        return value(declaration, Kind.VALUE, value, inside);
    }

    private static Answer value(String declaration, Kind kind, Value value, List<Value> inside) {
        inside.add(value);
        return new Answer(declaration, kind, Stub.SELF, null, null);
    }

    /** Who is told to do something notices if it is told twice; who is asked does not mind. */
    private static boolean isCommand(String name) {
        int end = 0;
        while (end < name.length() && Character.isLowerCase(name.charAt(end))) end++;
        return COMMANDS.contains(name.substring(0, end));
    }

    private static final Set<String> COMMANDS = Set.of("""
            add append book cancel charge clear close commit create debit credit delete deliver dispatch emit
            enqueue enter execute fire insert issue log mark move notify offer open pay persist post publish
            push put record refund register release remove replace reserve save schedule send set ship start
            stop store submit transfer update upsert withdraw deposit write
            """.split("\\s+"));

    /** {@code value} and {@code thrown} may be null. */
    private static Answer throwing(
            String declaration, Kind kind, Value value, Planner.Exception thrown, List<Value> inside) {
        if (value != null) inside.add(value);
        if (thrown != null) inside.add(thrown.made());
        return new Answer(
                declaration,
                kind,
                value == null ? null : Stub.SELF,
                thrown == null ? null : new Stub.Thrown(thrown.type(), Stub.SELF),
                null);
    }

    /** A collection or an Optional with nothing in it; null for others. */
    private static Answer emptyAnswer(Unimplemented.Signature signature, String declaration, List<Value> inside) {
        String raw = Generic.raw(signature.result());
        boolean isContainer = !signature.result().startsWith("[") && Compound.isKnown(raw) && Compound.mayBeEmpty(raw);
        return isContainer
                ? value(declaration, new Draft.Group(signature.result(), List.of()), inside)
                : new Answer(declaration, Kind.NOTHING);
    }

    /** Whether some other method gives back the kind of thing that this one takes last. */
    private static boolean isKept(Unimplemented.Signature signature, Unimplemented open) {
        if (!signature.method().getReturnType().isPrimitive()) return false;
        String last = signature.parameters().get(signature.parameters().size() - 1);
        return open.methods().stream().anyMatch(other -> other != signature && back(other, last) != null);
    }

    private static Kind givesBack(Unimplemented.Signature signature, Unimplemented open) {
        for (Unimplemented.Signature other : open.methods()) {
            if (other == signature
                    || other.parameters().isEmpty()
                    || !other.method().getReturnType().isPrimitive()) continue;
            Kind kind =
                    back(signature, other.parameters().get(other.parameters().size() - 1));
            if (kind != null) return kind;
        }
        return null;
    }

    private static Kind back(Unimplemented.Signature signature, String type) {
        String result = signature.result();
        if (result.equals(type) && !signature.method().getReturnType().isPrimitive()) return Kind.LAST;
        if (result.equals("java.util.Optional<" + type + '>')) return Kind.OPTIONAL;
        return result.equals("java.util.List<" + type + '>') || result.equals("java.util.Collection<" + type + '>')
                ? Kind.ALL
                : null;
    }
}
