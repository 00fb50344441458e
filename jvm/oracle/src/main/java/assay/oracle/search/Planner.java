package assay.oracle.search;

import assay.oracle.program.Common;
import assay.oracle.program.CommonClass;
import assay.oracle.search.Draft.Answering;
import assay.oracle.search.Draft.Constant;
import assay.oracle.search.Draft.Group;
import assay.oracle.search.Draft.Made;
import assay.oracle.search.Draft.Nobody;
import assay.oracle.search.Draft.Stubbed;
import assay.oracle.search.Draft.Value;
import assay.oracle.sequence.ClassLiteral;
import assay.oracle.sequence.Compound;
import assay.oracle.sequence.Functional;
import assay.oracle.sequence.Generic;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Lambda;
import assay.oracle.sequence.Literal;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import assay.oracle.sequence.Stub;
import assay.oracle.values.Values;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * Every small sequence, smallest first: each constructor; each method on each way to make its receiver with each small
 * tuple of arguments; each two methods after each other on one object; each method on what another one returned. The members
 * take turns, so that where there are more sequences than asked for each gets its simplest ones, and nothing is made before
 * its turn has come.
 */
final class Planner {

    private static final int RECEIVERS = 20;
    private static final int MAKER_TUPLES = 20;
    private static final int TUPLES = 60;
    private static final int SMALL_TUPLES = 8;
    /** For receivers but the first. */
    private static final int OTHER_TUPLES = 3;

    private static final int DEPTH = 2;
    private static final int LAMBDA_ANSWERS = 2;

    /** Up to which part of all sequences each stage may go while later ones have not had their share: single calls, pairs, one thing given twice, twins, filled objects, chains, what returned functions do, touches. */
    private static final double[] SHARES = {0.5, 0.63, 0.65, 0.67, 0.75, 0.83, 0.88, 0.96};

    private final Common common;
    private final Values values;
    private final boolean changes;
    private final Scope scope;
    private final Map<String, List<Value>> made = new HashMap<>();
    private final Map<String, List<Value>> chosen = new HashMap<>();

    /** {@code changes}: whether one call can change what the next one shows; if not, two in a row tell nothing new. */
    Planner(Common common, Values values, boolean changes, Scope scope) {
        this.common = common;
        this.values = values;
        this.changes = changes;
        this.scope = scope;
    }

    /** Sequences that come one after the other, near to the change or far from it. */
    enum Part {
        NEAR,
        FAR
    }

    /** One of the sources of sequences, with the member that they are about. */
    private record Source(Member subject, Iterator<Sequence> sequences) {}

    /** At most so many sequences, each made when it is asked for. */
    Iterator<Sequence> plan(int most, long seed, Part part) {
        var random = new Random(seed);
        List<Turns> stages = List.of(
                turns(singles(), most, random, part),
                turns(changes ? pairs(random) : List.of(), most, random, part),
                turns(changes ? sharing() : List.of(), most, random, part),
                turns(changes ? twins() : List.of(), most, random, part),
                turns(changes ? filled() : List.of(), most, random, part),
                turns(chains(), most, random, part),
                turns(returned(), most, random, part),
                turns(touches(), most, random, part));
        return new Iterator<>() {
            private int count;
            private int stage;

            @Override
            public boolean hasNext() {
                if (count >= most) return false;
                while (stage < SHARES.length
                        && (count >= SHARES[stage] * most || !stages.get(stage).hasNext())) stage++;
                return stage < SHARES.length || stages.stream().anyMatch(Turns::hasNext);
            }

            @Override
            public Sequence next() {
                if (!hasNext()) throw new NoSuchElementException();
                count++;
                if (stage < SHARES.length) return stages.get(stage).next();
                for (Turns rest : stages) if (rest.hasNext()) return rest.next();
                throw new NoSuchElementException();
            }
        };
    }

    /** Those of one part, the nearest first. */
    private Turns turns(List<Source> sources, int most, Random random, Part part) {
        var chosen = new ArrayList<>(sources.stream()
                .filter(source -> scope.distance(source.subject) <= Scope.NEAR == (part == Part.NEAR))
                .toList());
        // Whose turn it is first does not matter unless not all will have one.
        if (chosen.size() > most) Collections.shuffle(chosen, random);
        chosen.sort(Comparator.comparingInt(source -> scope.distance(source.subject)));
        return new Turns(chosen.stream().map(Source::sequences).toList());
    }

    /** One sequence of each in turn, until there are no more. */
    private static final class Turns implements Iterator<Sequence> {
        private List<Iterator<Sequence>> sources;
        private List<Iterator<Sequence>> left = new ArrayList<>();
        private int turn;

        Turns(List<Iterator<Sequence>> sources) {
            this.sources = new ArrayList<>(sources);
        }

        @Override
        public boolean hasNext() {
            while (true) {
                if (turn < sources.size()) {
                    if (sources.get(turn).hasNext()) return true;
                    turn++;
                } else if (left.isEmpty()) {
                    return false;
                } else {
                    sources = left;
                    left = new ArrayList<>();
                    turn = 0;
                }
            }
        }

        @Override
        public Sequence next() {
            if (!hasNext()) throw new NoSuchElementException();
            Iterator<Sequence> source = sources.get(turn++);
            left.add(source);
            return source.next();
        }
    }

    /** Lists whose elements become sequences one by one; made at the first use. */
    private static <T> Iterator<Sequence> each(
            Supplier<List<T>> list, java.util.function.Function<T, Sequence> sequence) {
        return new Iterator<>() {
            private Iterator<T> elements;

            @Override
            public boolean hasNext() {
                if (elements == null) elements = list.get().iterator();
                return elements.hasNext();
            }

            @Override
            public Sequence next() {
                return sequence.apply(elements.next());
            }
        };
    }

    /** The simpler constants of a parameter, for shrinking. */
    List<Literal> constants(String type) {
        return values.of(type);
    }

    Literal text(String text) {
        return values.text("java.lang.String", text);
    }

    private List<Source> singles() {
        var sources = new ArrayList<Source>();
        for (CommonClass type : common.classes()) {
            for (Member constructor : type.constructors()) {
                if (scope.tests(constructor))
                    sources.add(new Source(
                            constructor,
                            each(
                                    () -> tuples(constructor, TUPLES, DEPTH),
                                    arguments -> new Draft()
                                            .made(new Made(constructor, arguments))
                                            .done())));
            }
        }
        for (CommonClass type : common.classes()) {
            List<Member> fixed = type.fixed().stream().filter(scope::tests).toList();
            if (!fixed.isEmpty())
                sources.add(new Source(
                        fixed.get(0),
                        each(
                                () -> List.of(fixed),
                                fields -> new Draft().read(fields).done())));
        }
        for (CommonClass type : common.classes()) {
            for (Member method : type.methods())
                if (scope.tests(method))
                    sources.add(new Source(
                            method,
                            each(
                                    () -> calls(type, method),
                                    call -> new Draft()
                                            .call(call.receiver, method, call.arguments)
                                            .done())));
        }
        return sources;
    }

    private record Call(Value receiver, List<Value> arguments) {}

    /** All tuples on the first receiver, and between them the other receivers. */
    private List<Call> calls(CommonClass type, Member method) {
        List<Value> receivers = receivers(type, method);
        if (receivers.isEmpty()) return List.of();
        List<List<Value>> tuples = tuples(method, TUPLES, DEPTH);
        int few = Math.min(OTHER_TUPLES, tuples.size());
        var calls = new ArrayList<Call>();
        int others = few * (receivers.size() - 1);
        for (int i = 0; i < Math.max(tuples.size(), others); i++) {
            if (i < tuples.size()) calls.add(new Call(receivers.get(0), tuples.get(i)));
            if (i < others)
                calls.add(new Call(
                        receivers.get(1 + i % (receivers.size() - 1)), tuples.get(i / (receivers.size() - 1))));
        }
        return calls;
    }

    /** For each method what it shows after another one. Getters are looked at after every call anyway. */
    private List<Source> pairs(Random random) {
        var sources = new ArrayList<Source>();
        for (CommonClass type : common.classes()) {
            List<Member> before = changing(type);
            for (Member second : type.methods()) {
                if (!scope.tests(second)) continue;
                // An accessor is asked after every call, but only if that call is made.
                List<Member> others = second.isAccessor()
                        ? before.stream().filter(first -> !scope.tests(first)).toList()
                        : before;
                sources.add(new Source(second, each(() -> firsts(others, second, random), first -> {
                    Value receiver = receivers(type, first).get(0);
                    return new Draft()
                            .call(receiver, first, telling(first))
                            .callAgain(second, telling(second))
                            .done();
                })));
            }
        }
        return sources;
    }

    /** What an object shows after another one of its class was made: they may share something. */
    private List<Source> twins() {
        var sources = new ArrayList<Source>();
        for (CommonClass type : common.classes()) {
            for (Member getter : type.getters()) {
                boolean isTested =
                        scope.tests(getter) || type.constructors().stream().anyMatch(scope::tests);
                if (isTested && !getter.isStatic())
                    sources.add(new Source(
                            getter,
                            each(
                                    () -> receivers(type, getter).stream()
                                            .filter(Made.class::isInstance)
                                            .limit(2)
                                            .toList(),
                                    made -> {
                                        var draft = new Draft().on(made);
                                        int first = draft.receiver();
                                        return draft.on(made)
                                                .onStep(first)
                                                .callAgain(getter, List.of())
                                                .done();
                                    })));
            }
            if (type.constructors().stream().noneMatch(this::isOfAnother)) continue;
            for (Member method : type.methods()) {
                boolean isPlain = !method.isStatic() && !method.isAccessor() && scope.tests(method);
                if (isPlain) sources.add(new Source(method, each(() -> siblings(type, method), sequence -> sequence)));
            }
        }
        return sources;
    }

    /** Made inside of another object of the program, or given one. */
    private boolean isOfAnother(Member constructor) {
        return constructor.wants().stream().anyMatch(type -> common.find(Generic.raw(type)) != null);
    }

    /** Two that belong to the same other object are both called; what that shows comes by itself. */
    private List<Sequence> siblings(CommonClass type, Member method) {
        var sequences = new ArrayList<Sequence>();
        for (Value made : receivers(type, method).stream()
                .filter(value -> value instanceof Made one && isOfAnother(one.maker()))
                .limit(2)
                .toList()) {
            var draft = new Draft().on(made);
            int first = draft.receiver();
            Sequence.Step maker = draft.steps().get(first);
            if (maker.arguments().stream().noneMatch(Sequence.Variable.class::isInstance)) continue;
            int second =
                    draft.on(new Draft.Twin(maker.member(), maker.arguments())).receiver();
            draft.onStep(first).callAgain(method, nth(method, 3)).onStep(second).callAgain(method, nth(method, 1));
            sequences.add(draft.onStep(first).callAgain(method, nth(method, 2)).done());
        }
        return sequences;
    }

    /** For each method that is given a function or something to call: one and the same is given to it twice, or given and taken away, and then the others are called. */
    private List<Source> sharing() {
        var sources = new ArrayList<Source>();
        for (CommonClass type : common.classes()) {
            for (Member taker : type.methods()) {
                if (taker.isStatic()
                        || sharedAt(taker) < 0
                        || type.methods().stream().noneMatch(scope::tests)) continue;
                sources.add(new Source(
                        taker, each(() -> canCall(taker) ? shared(type, taker) : List.of(), sequence -> sequence)));
            }
        }
        return sources;
    }

    /** Which parameter is a type that a stub or a lambda implements; -1 if none is. */
    private int sharedAt(Member member) {
        for (int i = 0; i < member.wants().size(); i++) {
            String type = member.wants().get(i);
            if (type.indexOf('.') < 0
                    || type.startsWith("java.lang.") && !type.equals("java.lang.Runnable")
                    || Compound.isKnown(Generic.raw(type))) continue;
            if (common.unimplemented(type) != null || common.functional(type) != null) return i;
        }
        return -1;
    }

    private static final int MOST_OTHERS = 6;

    private List<Sequence> shared(CommonClass type, Member taker) {
        int at = sharedAt(taker);
        String kind = taker.wants().get(at);
        List<Value> given = telling(taker);
        if (!(given.get(at) instanceof Stubbed || given.get(at) instanceof Answering)) return List.of();
        List<Member> others = type.methods().stream()
                .filter(other -> other != taker && !other.isStatic())
                .toList();
        List<Member> takingAway = others.stream()
                .filter(other -> other.wants().contains(kind))
                .limit(2)
                .toList();
        List<Member> showing = others.stream()
                .filter(other -> !other.wants().contains(kind))
                .limit(MOST_OTHERS)
                .toList();
        var sequences = new ArrayList<Sequence>();
        for (Member shown : showing) sequences.add(shared(type, kind, given, at, List.of(taker, taker, shown)));
        for (Member away : takingAway) {
            sequences.add(shared(type, kind, given, at, List.of(taker, taker, away, away)));
            for (Member shown : showing)
                sequences.add(shared(type, kind, given, at, List.of(taker, taker, away, shown)));
        }
        return sequences;
    }

    private Sequence shared(CommonClass type, String kind, List<Value> given, int at, List<Member> calls) {
        Member taker = calls.get(0);
        var draft = new Draft().on(receivers(type, taker).get(0));
        int object = draft.receiver();
        var named = new Draft.Existing(draft.name(kind, given.get(at)));
        for (Member call : calls) {
            var passed = new ArrayList<>(call == taker ? given : telling(call));
            for (int i = 0; i < passed.size(); i++)
                if (call == taker ? i == at : call.wants().get(i).equals(kind)) passed.set(i, named);
            draft.onStep(object).callAgain(call, passed);
        }
        return draft.done();
    }

    /** For each method what it shows on an object that has been filled: by one method, with many different things, out of order. */
    private List<Source> filled() {
        var sources = new ArrayList<Source>();
        for (CommonClass type : common.classes()) {
            List<Member> filling = changing(type).stream()
                    .filter(method -> !method.parameters().isEmpty() && !method.isStatic())
                    .toList();
            for (Member method : type.methods()) {
                if (!method.isStatic() && scope.tests(method))
                    sources.add(new Source(method, each(() -> filled(type, method, filling), sequence -> sequence)));
            }
        }
        return sources;
    }

    private static final int[] OUT_OF_ORDER = {3, 1, 5, 0, 2, 6, 4};
    private static final int[] ASKED = {3, 1, 5, 7};

    private List<Sequence> filled(CommonClass type, Member method, List<Member> filling) {
        var sequences = new ArrayList<Sequence>();
        for (Member filler : filling) {
            for (int asked : method.parameters().isEmpty() || method == filler ? new int[] {ASKED[0]} : ASKED) {
                var draft = new Draft().on(receivers(type, filler).get(0));
                int object = draft.receiver();
                for (int n : OUT_OF_ORDER) draft.onStep(object).callAgain(filler, nth(filler, n));
                draft.onStep(object).callAgain(method, nth(method, asked));
                // What is taken away once shows when the rest is asked for.
                if (method != filler && !method.parameters().isEmpty()) draft.callAgain(method, nth(method, ASKED[1]));
                sequences.add(draft.done());
            }
        }
        return sequences;
    }

    /** The n-th of many different tuples. */
    private List<Value> nth(Member member, int n) {
        var arguments = new ArrayList<Value>();
        List<List<Value>> choices = choices(member, DEPTH);
        for (int i = 0; i < choices.size(); i++) {
            Literal literal = values.nth(member.wants().get(i), n);
            List<Value> some = choices.get(i);
            arguments.add(literal == null ? some.get(n % Math.max(1, some.size() - 1)) : new Constant(literal));
        }
        return arguments;
    }

    private List<Member> firsts(List<Member> before, Member second, Random random) {
        var firsts = new ArrayList<>(before);
        firsts.removeIf(first -> first.isStatic() != second.isStatic());
        if (firsts.size() > RECEIVERS) Collections.shuffle(firsts, random);
        return firsts;
    }

    /** The methods that may change an object, and can be called. */
    private List<Member> changing(CommonClass type) {
        var changing = new ArrayList<Member>();
        for (Member method : type.methods()) {
            if (!method.isAccessor()
                    && scope.helps(method)
                    && !receivers(type, method).isEmpty()) changing.add(method);
        }
        return changing;
    }

    /** A method that leads to an object: what it returns, or what is in the list, the map or the Optional that it returns. */
    private record Leading(Member method, Elements elements) {}

    /** Each method of an object that another method returned, by itself or with others. */
    private List<Source> chains() {
        var byResult = new HashMap<String, List<Leading>>();
        for (CommonClass type : common.classes()) {
            for (Member first : type.methods()) {
                Elements elements = common.find(first.type()) == null ? Elements.of(first.gives()) : null;
                String result = elements == null ? first.type() : Generic.raw(elements.type());
                if (common.find(result) != null)
                    byResult.computeIfAbsent(result, key -> new ArrayList<>()).add(new Leading(first, elements));
            }
        }
        var sources = new ArrayList<Source>();
        for (CommonClass result : common.classes()) {
            List<Leading> sourcesOf = byResult.get(result.name());
            if (sourcesOf == null) continue;
            for (Member second : result.methods()) {
                if (second.isStatic() || second.isAccessor() || !scope.tests(second)) continue;
                sources.add(new Source(
                        second,
                        each(
                                () -> sourcesOf.stream()
                                        .filter(first -> canCall(first.method))
                                        .toList(),
                                first -> chain(first, second))));
            }
        }
        return sources;
    }

    private boolean canCall(Member method) {
        return !receivers(common.find(method.owner()), method).isEmpty();
    }

    private Sequence chain(Leading first, Member second) {
        Value receiver =
                receivers(common.find(first.method.owner()), first.method).get(0);
        var draft = new Draft().call(receiver, first.method, telling(first.method));
        if (first.elements == null)
            return draft.callOnResult(second, telling(second)).done();
        return draft.into(draft.size() - 1, first.elements, index())
                .callAgain(second, telling(second))
                .done();
    }

    private Literal index() {
        return values.parse("int", "0");
    }

    /** A function, or something to close, that a method returned is called; so is, for what takes nothing, each other method of the object after it. */
    private List<Source> returned() {
        var sources = new ArrayList<Source>();
        for (CommonClass type : common.classes()) {
            for (Member method : type.methods()) {
                Member call = scope.tests(method) ? Returned.of(method) : null;
                if (call != null)
                    sources.add(new Source(
                            method,
                            each(
                                    () -> canCall(method) ? returned(type, method, call) : List.of(),
                                    sequence -> sequence)));
            }
        }
        return sources;
    }

    private List<Sequence> returned(CommonClass type, Member method, Member call) {
        var sequences = new ArrayList<Sequence>();
        List<Value> arguments = telling(method);
        Value receiver = receivers(type, method).get(0);
        for (List<Value> passed : tuples(call, TUPLES / 2, DEPTH))
            sequences.add(new Draft()
                    .call(receiver, method, arguments)
                    .callOnResult(call, passed)
                    .done());
        if (!call.parameters().isEmpty() || method.isStatic()) return sequences;
        // Two of them, and only the first is called: the other one must not notice.
        for (Member other : changing(type)) {
            var draft = new Draft().on(receiver);
            int object = draft.receiver();
            int first = draft.callAgain(method, arguments).size() - 1;
            draft.onStep(object).callAgain(method, arguments).onStep(first).callAgain(call, List.of());
            sequences.add(draft.onStep(object).callAgain(other, telling(other)).done());
        }
        return sequences;
    }

    /** What a method returned, or was given, is written to, and the object looked at again. */
    private List<Source> touches() {
        var sources = new ArrayList<Source>();
        for (CommonClass type : common.classes()) {
            for (Member method : type.methods()) {
                if (!scope.tests(method) || !mayBeTouched(method)) continue;
                sources.add(new Source(
                        method, each(() -> canCall(method) ? touched(method) : List.of(), sequence -> sequence)));
            }
            for (Member constructor : type.constructors()) {
                if (scope.tests(constructor) && mayBeTouched(constructor))
                    sources.add(new Source(constructor, each(() -> touched(constructor), sequence -> sequence)));
            }
        }
        return sources;
    }

    private boolean mayBeTouched(Member member) {
        if (!Touches.of(member.gives(), values).isEmpty()) return true;
        for (String parameter : member.wants())
            if (!Touches.of(parameter, values).isEmpty()) return true;
        return false;
    }

    private List<Sequence> touched(Member member) {
        var sequences = new ArrayList<Sequence>();
        List<Value> arguments = telling(member);
        boolean isMethod = member.kind() == Member.Kind.METHOD;
        if (arguments.stream().anyMatch(Planner::isNull)) return sequences;
        for (Touches.Touch touch : Touches.of(member.gives(), values)) {
            if (!isMethod) break;
            var draft = new Draft()
                    .call(receivers(common.find(member.owner()), member).get(0), member, arguments);
            sequences.add(draft.touch(draft.size() - 1, touch)
                    .callAgain(member, arguments)
                    .done());
        }
        for (int i = 0; i < arguments.size(); i++) {
            String type = member.wants().get(i);
            for (Touches.Touch touch : Touches.of(type, values)) {
                var draft = new Draft();
                if (isMethod)
                    draft.on(receivers(common.find(member.owner()), member).get(0));
                int receiver = draft.receiver();
                int named = draft.name(type, arguments.get(i));
                var passed = new ArrayList<>(arguments);
                passed.set(i, new Draft.Existing(named));
                if (isMethod) draft.onStep(receiver).callAgain(member, passed);
                else draft.made(new Made(member, passed));
                int call = draft.size() - 1;
                draft.touch(named, touch);
                // What takes nothing shows what became of it; accessors do so by themselves.
                CommonClass shown = common.find(isMethod ? member.owner() : member.type());
                draft.onStep(isMethod ? receiver : call);
                for (Member method : shown.methods()) {
                    if (!method.isStatic()
                            && !method.isAccessor()
                            && method.parameters().isEmpty()
                            && method.returnsValue()
                            && draft.receiver() >= 0) draft.callAgain(method, List.of());
                }
                sequences.add(draft.done());
            }
        }
        return sequences;
    }

    /** Ways to make the receiver. */
    List<Value> receivers(CommonClass type, Member method) {
        if (method.isStatic()) return NOBODY;
        List<Value> objects = objects(type.name(), DEPTH);
        if (objects.isEmpty()) objects = stubs(type.name(), DEPTH);
        return objects.size() <= RECEIVERS ? objects : objects.subList(0, RECEIVERS);
    }

    private static final List<Value> NOBODY = List.of(new Nobody());

    private List<Value> telling(Member member) {
        return telling(member, choices(member, DEPTH));
    }

    /** One tuple of arguments that is not all zero, empty or null, so that something happens. */
    private static List<Value> telling(Member member, List<List<Value>> choices) {
        var arguments = new ArrayList<Value>();
        for (int i = 0; i < choices.size(); i++) {
            arguments.add(choices.get(i)
                    .get(Math.min(
                            choices.get(i).size() - 1,
                            tellingIndex(member.wants().get(i)))));
        }
        return List.copyOf(arguments);
    }

    private static int tellingIndex(String type) {
        return switch (type) {
            case "int", "long", "short", "byte", "java.lang.Integer", "java.lang.Long" -> 2;
            case "boolean", "double", "float", "java.lang.String" -> 1;
            default -> 0;
        };
    }

    /**
     * Tuples of arguments, at most so many: first one that tells something, then the smallest ones, then every choice of
     * every parameter with the others left as they tell something, then more of the small ones.
     */
    private List<List<Value>> tuples(Member member, int most, int depth) {
        List<List<Value>> choices = choices(member, depth);
        if (member.isInner() && choices.get(0).isEmpty()) return List.of();
        if (choices.size() <= 1) return smallestFirst(tellingFirst(member, choices), most);
        var tuples = new LinkedHashSet<List<Value>>();
        List<Value> telling = telling(member, choices);
        tuples.add(telling);
        tuples.addAll(smallestFirst(choices, SMALL_TUPLES));
        for (int i = 0; i < choices.size(); i++) {
            for (Value choice : choices.get(i)) {
                var changed = new ArrayList<>(telling);
                changed.set(i, choice);
                tuples.add(List.copyOf(changed));
            }
        }
        tuples.addAll(smallestFirst(choices, most));
        return tuples.stream().limit(most).toList();
    }

    /** A constructor that takes nothing empty or zero must not leave its class untested: what tells something comes first. */
    private static List<List<Value>> tellingFirst(Member member, List<List<Value>> choices) {
        if (choices.isEmpty() || member.kind() != Member.Kind.CONSTRUCTOR) return choices;
        var reordered = new LinkedHashSet<Value>(telling(member, choices));
        reordered.addAll(choices.get(0));
        return List.of(List.copyOf(reordered));
    }

    /** What each parameter may be given. */
    List<List<Value>> choices(Member member) {
        return choices(member, DEPTH);
    }

    private List<List<Value>> choices(Member member, int depth) {
        var choices = new ArrayList<List<Value>>();
        for (String parameter : member.wants()) {
            if (member.isInner() && choices.isEmpty()) choices.add(objects(parameter, depth + 1));
            else if (parameter.equals("java.lang.Object")) choices.add(withOwnKind(member, depth));
            else if (parameter.startsWith("java.lang.Class<"))
                choices.add(choices(parameter, depth).stream()
                        .filter(value -> !(value instanceof Draft.Named named) || fits(named.literal(), member))
                        .toList());
            else
                choices.add(
                        member.kind() == Member.Kind.CONSTRUCTOR
                                ? forGood(parameter, depth)
                                : choices(parameter, depth));
        }
        return choices;
    }

    /** What an object is given when it is made may change its mind. */
    private List<Value> forGood(String type, int depth) {
        String key = type + " for good " + depth;
        List<Value> known = chosen.get(key);
        if (known != null) return known;
        var all = new ArrayList<>(choices(type, depth));
        all.addAll(all.size() - 1, new Stubs(this, common).fickle(type, depth));
        chosen.put(key, all);
        return all;
    }

    /** For {@code equals} and the like: objects of the member's own class before anything else. */
    private List<Value> withOwnKind(Member member, int depth) {
        if (common.find(member.owner()) == null) return choices("java.lang.Object", depth);
        var choices = new ArrayList<Value>(
                objects(member.owner(), depth).stream().limit(2).toList());
        choices.addAll(choices("java.lang.Object", depth));
        return choices;
    }

    /** What may be passed for a parameter: constants of a JDK type, objects of the program's own types, null last. */
    private List<Value> choices(String type, int depth) {
        String key = type + ' ' + depth;
        List<Value> known = chosen.get(key);
        if (known == null) {
            known = List.copyOf(new LinkedHashSet<>(choose(type, depth)));
            chosen.put(key, known);
        }
        return known;
    }

    private List<Value> choose(String type, int depth) {
        if (type.startsWith("[")) return arrays(type, depth);
        Generic generic = Generic.parse(type);
        if (common.find(generic.raw()) != null) {
            var choices = new ArrayList<>(objects(generic.raw(), depth));
            choices.addAll(lambdas(type, depth));
            choices.addAll(stubs(type, depth));
            choices.add(new Constant(Literal.nothing(type)));
            return choices;
        }
        if (Compound.isKnown(generic.raw())) return collections(type, generic, depth);
        if (generic.raw().equals("java.lang.Comparable") && common.find(generic.argument(0)) != null)
            return choices(generic.argument(0), depth);
        List<Literal> constants = values.of(type);
        var choices = new ArrayList<Value>();
        for (Literal literal : constants) if (!literal.isNull()) choices.add(new Constant(literal));
        if (choices.isEmpty()) choices.addAll(implementations(generic.raw(), depth));
        if (choices.isEmpty() || Common.isFunction(generic.raw())) choices.addAll(lambdas(type, depth));
        if (choices.isEmpty() || Common.isFunction(generic.raw())) choices.addAll(stubs(type, depth));
        if (type.equals("java.lang.Object")) choices.addAll(containers(depth));
        if (generic.raw().equals("java.lang.Class")) choices.addAll(classes(type, generic.argument(0)));
        if (constants.get(constants.size() - 1).isNull()) choices.add(new Constant(Literal.nothing(type)));
        return choices;
    }

    /** Whether no compiler would object: what is passed beside a subclass must not be made for the class alone, but for who only takes such things. */
    private boolean fits(ClassLiteral literal, Member member) {
        String kind = Generic.parse(literal.type()).argument(0);
        if (kind.equals(literal.named()) || kind.equals("java.lang.Object")) return true;
        return member.wants().stream()
                .filter(other -> !other.equals(literal.type()) && other.contains(kind))
                .allMatch(other -> {
                    Functional functional = common.functional(other);
                    return functional != null && !functional.result().contains(kind);
                });
    }

    /** The program's classes of this kind; if the kind is open some of them, and those of the JDK that the code names. */
    private List<Value> classes(String type, String kind) {
        boolean isOpen = kind.equals("java.lang.Object");
        Stream<String> own = common.classes().stream()
                .filter(one ->
                        isOpen || one.name().equals(kind) || one.supertypes().contains(kind))
                .limit(isOpen ? 3 : 8)
                .map(CommonClass::name);
        return Stream.concat(own, isOpen ? values.classes().stream() : Stream.of())
                .map(name -> (Value) new Draft.Named(new ClassLiteral(type, name)))
                .toList();
    }

    /** Objects of the program's classes that are of this type of the JDK's. */
    private List<Value> implementations(String type, int depth) {
        var objects = new ArrayList<Value>();
        for (CommonClass other : common.classes())
            if (other.supertypes().contains(type)) objects.addAll(objects(other.name(), depth - 1));
        return objects;
    }

    /** What gives back one of the things that it is given; else what always answers the same, in a few ways. */
    private List<Value> lambdas(String type, int depth) {
        Functional functional = common.functional(type);
        if (functional == null || functional.parameters().size() > Lambda.NAMES.size()) return List.of();
        int parameters = functional.parameters().size();
        var lambdas = new ArrayList<Value>();
        int given = functional.parameters().indexOf(functional.result());
        if (given >= 0) lambdas.add(new Answering(Lambda.giving(type, parameters, given), List.of()));
        var constant = new Lambda(type, parameters, Lambda.PRINTS, List.of());
        if (functional.result().equals("void")) {
            boolean isPlain = functional.parameters().stream().allMatch(Planner::isTold);
            lambdas.add(new Answering(
                    isPlain ? constant : new Lambda(type, parameters, Lambda.PRINTS_WITH_CARE, List.of()), List.of()));
        } else {
            int kind = dependingOn(functional);
            if (kind != Lambda.PRINTS)
                lambdas.add(new Answering(new Lambda(type, parameters, kind, List.of()), List.of()));
            List<Value> answers = telling(functional.result(), depth - 1);
            for (Value answer : answers.subList(0, Math.min(answers.size(), LAMBDA_ANSWERS)))
                lambdas.add(new Answering(constant, List.of(answer)));
        }
        return lambdas;
    }

    private static boolean isTold(String type) {
        return Stub.isPlain(type)
                || type.equals("boolean")
                || type.equals("char")
                || type.startsWith("java.util.List<java.lang.");
    }

    /** How a lambda may answer something that depends on plain things that it is given. */
    private static int dependingOn(Functional functional) {
        if (functional.parameters().isEmpty()
                || !functional.parameters().stream().allMatch(Stub::isPlain)) return Lambda.PRINTS;
        return switch (functional.result()) {
            case "java.lang.String" -> Lambda.TEXT;
            case "int", "java.lang.Integer" -> Lambda.INT;
            case "long", "java.lang.Long" -> Lambda.LONG;
            case "double", "java.lang.Double" -> Lambda.DOUBLE;
            case "boolean", "java.lang.Boolean" -> Lambda.TRUTH;
            default -> Lambda.PRINTS;
        };
    }

    /** Objects that are lists and maps. */
    private List<Value> containers(int depth) {
        if (depth <= 0) return List.of();
        var containers = new ArrayList<Value>();
        for (String type : List.of(
                "java.util.List<java.lang.String>",
                "java.util.Map<java.lang.String,java.lang.Integer>",
                "[I",
                "java.util.Optional<java.lang.String>")) {
            for (Value value : choices(type, depth - 1))
                if (value instanceof Group && containers.size() < 6) containers.add(value);
        }
        return containers;
    }

    /** Implementations of a type that has methods which somebody must write, in some ways. */
    List<Value> stubs(String type, int depth) {
        if (depth < 0) return List.of();
        String key = type + " stub " + depth;
        List<Value> known = chosen.get(key);
        if (known == null) {
            // A type that takes itself is made of what is there so far.
            chosen.put(key, List.of());
            known = new Stubs(this, common).of(type, depth);
            chosen.put(key, known);
        }
        return known;
    }

    /** What a stub may answer: the first that tells something; null if there is nothing but null. */
    Value answer(String type, int depth) {
        List<Value> choices = telling(type, depth);
        return choices.isEmpty() ? null : choices.get(0);
    }

    /** What a method may throw, and how it is made. */
    record Exception(String type, Value made) {}

    /** One that the method declares, or an unchecked one of the program's own; null if there is none that can be made. */
    Exception exception(Method method) {
        for (Class<?> declared : method.getExceptionTypes()) {
            Value made = answer(declared.getName(), 1);
            if (made != null) return new Exception(declared.getName(), made);
        }
        for (CommonClass own : common.classes()) {
            if (!own.supertypes().contains("java.lang.RuntimeException")) continue;
            Value made = answer(own.name(), 1);
            if (made instanceof Made) return new Exception(own.name(), made);
        }
        return null;
    }

    Value number(long value) {
        return new Constant(values.numbered("long", value));
    }

    Value truth(boolean value) {
        return new Constant(values.parse("boolean", String.valueOf(value)));
    }

    List<Value> tuple(List<String> types, int depth) {
        var tuple = new ArrayList<Value>();
        for (String type : types) {
            Value value = answer(type, depth);
            tuple.add(value == null ? new Constant(Literal.nothing(type)) : value);
        }
        return tuple;
    }

    /** Choices but for null, what tells something first. */
    private List<Value> telling(String type, int depth) {
        // What is made of objects, and these of others, comes to an end; constants are always there.
        if (depth < 0 && (common.find(Generic.raw(type)) != null || Compound.isKnown(Generic.raw(type))))
            return List.of();
        List<Value> choices =
                choices(type, depth).stream().filter(value -> !isNull(value)).toList();
        int first = Math.min(choices.size() - 1, tellingIndex(type));
        if (first <= 0) return choices;
        var reordered = new ArrayList<>(choices.subList(first, choices.size()));
        reordered.addAll(choices.subList(0, first));
        return reordered;
    }

    private static boolean isNull(Value value) {
        return value instanceof Constant constant && constant.literal().isNull();
    }

    /** Two, some that are out of order and not all different, none, null. */
    private List<Value> arrays(String type, int depth) {
        String element = JavaText.elementType(type);
        List<Value> some = choices(element, depth - 1).stream()
                .filter(value -> !isNull(value))
                .limit(3)
                .toList();
        var arrays = new ArrayList<Value>();
        if (!some.isEmpty()) arrays.add(new Group(type, some.subList(some.size() > 1 ? 1 : 0, some.size())));
        if (some.size() == 3) arrays.add(new Group(type, List.of(some.get(2), some.get(0), some.get(1), some.get(2))));
        if (element.startsWith("[")) for (int size = 2; size <= 3; size++) arrays.add(square(type, element, size));
        if (depth >= DEPTH - 1)
            for (int size : values.sizes()) if (!some.isEmpty()) arrays.add(new Group(type, many(element, some, size)));
        arrays.add(new Group(type, List.of()));
        arrays.add(new Constant(Literal.nothing(type)));
        return arrays;
    }

    /** As many rows as columns, all different. */
    private Value square(String type, String row, int size) {
        String cell = JavaText.elementType(row);
        List<Value> some = choices(cell, 0).stream()
                .filter(value -> !isNull(value))
                .limit(3)
                .toList();
        var rows = new ArrayList<Value>();
        for (int i = 0; i < size && !some.isEmpty(); i++) {
            var cells = new ArrayList<Value>();
            for (int k = 0; k < size; k++) {
                Literal next = values.nth(cell, 1 + (i * size + k) * 2 % 7);
                cells.add(next == null ? some.get((i + k) % some.size()) : new Constant(next));
            }
            rows.add(new Group(row, cells));
        }
        return new Group(type, rows);
    }

    /** So many, different ones if there are. */
    List<Value> many(String type, List<Value> some, int size) {
        var many = new ArrayList<Value>();
        for (int i = 0; i < size; i++) {
            Literal next = values.nth(type, i);
            many.add(next == null ? some.get(i % some.size()) : new Constant(next));
        }
        return many;
    }

    private List<Value> collections(String type, Generic generic, int depth) {
        String raw = generic.raw();
        var collections = new ArrayList<Value>();
        List<Value> inside = Compound.isSorted(raw) && common.find(Generic.raw(generic.argument(0))) != null
                ? List.of()
                : telling(generic.argument(0), depth - 1);
        if (Compound.isMap(raw)) {
            List<Value> held = telling(generic.argument(1), depth - 1);
            if (!inside.isEmpty() && !held.isEmpty())
                collections.add(new Group(type, List.of(inside.get(0), held.get(0))));
            if (inside.size() > 1 && !held.isEmpty() && Compound.room(raw) > 1)
                collections.add(new Group(
                        type,
                        List.of(inside.get(1), held.get(0), inside.get(0), held.get(Math.min(1, held.size() - 1)))));
        } else {
            if (!inside.isEmpty())
                collections.add(new Group(
                        type, inside.subList(0, Math.min(inside.size(), Math.min(2, Compound.room(raw))))));
            if (!inside.isEmpty() && Compound.room(raw) > 2 && depth >= DEPTH - 1)
                for (int size : values.sizes())
                    collections.add(new Group(type, many(generic.argument(0), inside, size)));
            if (inside.size() > 1 && Compound.room(raw) > 2)
                collections.add(new Group(
                        type,
                        List.of(inside.get(1), inside.get(0), inside.get(inside.size() > 2 ? 2 : 1), inside.get(1))));
        }
        if (Compound.mayBeEmpty(raw)) collections.add(new Group(type, List.of()));
        collections.add(new Constant(Literal.nothing(type)));
        return collections;
    }

    /** Objects of one of the program's types: constants of the type, what its constructors make, what its subclasses' do, or its factories. */
    private List<Value> objects(String type, int depth) {
        if (depth <= 0) return List.of();
        String key = type + ' ' + depth;
        List<Value> known = made.get(key);
        if (known != null) return known;
        made.put(key, List.of());
        var objects = new ArrayList<Value>();
        CommonClass own = common.find(type);
        addMakers(own, depth, objects);
        for (CommonClass other : common.classes()) {
            if (other != own && other.supertypes().contains(type)) addMakers(other, depth, objects);
        }
        if (objects.isEmpty()) {
            for (CommonClass maker : common.classes()) {
                for (Member method : maker.methods()) {
                    if (method.isStatic() && method.type().equals(type)) addMade(method, depth, objects);
                }
            }
        }
        made.put(key, objects);
        return objects;
    }

    private void addMakers(CommonClass type, int depth, List<Value> into) {
        for (Member constructor : type.constructors()) addMade(constructor, depth, into);
        for (Member constant : type.constants()) into.add(new Made(constant, List.of()));
    }

    private void addMade(Member maker, int depth, List<Value> into) {
        for (List<Value> arguments : tuples(maker, MAKER_TUPLES, depth - 1)) into.add(new Made(maker, arguments));
    }

    /** Tuples of one choice for each, by the sum of the indices, at most so many. */
    private static List<List<Value>> smallestFirst(List<List<Value>> choices, int most) {
        var tuples = new ArrayList<List<Value>>();
        int largest = choices.stream().mapToInt(list -> list.size() - 1).sum();
        for (int sum = 0; sum <= largest && tuples.size() < most; sum++)
            collect(choices, 0, sum, new ArrayList<>(), most, tuples);
        return tuples;
    }

    private static void collect(
            List<List<Value>> choices, int position, int sum, List<Value> chosen, int most, List<List<Value>> into) {
        if (into.size() >= most) return;
        if (position == choices.size()) {
            if (sum == 0) into.add(List.copyOf(chosen));
            return;
        }
        List<Value> here = choices.get(position);
        for (int i = 0; i < here.size() && i <= sum; i++) {
            chosen.add(here.get(i));
            collect(choices, position + 1, sum - i, chosen, most, into);
            chosen.remove(chosen.size() - 1);
        }
    }
}
