package assay.oracle.run;

import assay.oracle.run.Draft.Answering;
import assay.oracle.run.Draft.Constant;
import assay.oracle.run.Draft.Group;
import assay.oracle.run.Draft.Made;
import assay.oracle.run.Draft.Nobody;
import assay.oracle.run.Draft.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.function.Supplier;

/**
 * Every small sequence, smallest first: each constructor; each method on each way to make its receiver with each small
 * tuple of arguments; each two methods after each other on one object; each method on what another one returned. The members
 * take turns, so that where there are more sequences than asked for each gets its simplest ones, and nothing is made before
 * its turn has come.
 */
final class Planner {

    private static final int RECEIVERS = 20;
    private static final int MAKER_TUPLES = 20;
    private static final int TUPLES = 40;
    private static final int SMALL_TUPLES = 8;
    /** For receivers but the first. */
    private static final int OTHER_TUPLES = 3;
    private static final int DEPTH = 2;
    private static final int LAMBDA_ANSWERS = 2;

    /** Up to which part of all sequences each stage may go while later ones have not had their share: single calls, pairs, chains. */
    private static final double[] SHARES = {0.6, 0.8, 0.9};

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

    /** At most so many sequences, each made when it is asked for. */
    Iterator<Sequence> plan(int most, long seed) {
        var random = new Random(seed);
        List<Turns> stages = List.of(new Turns(singles(), most, random), new Turns(changes ? pairs(random) : List.of(), most, random), new Turns(chains(), most, random));
        return new Iterator<>() {
            private int count;
            private int stage;

            @Override
            public boolean hasNext() {
                if (count >= most) return false;
                while (stage < SHARES.length && (count >= SHARES[stage] * most || !stages.get(stage).hasNext())) stage++;
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

    /** One sequence of each in turn, until there are no more. */
    private static final class Turns implements Iterator<Sequence> {
        private List<Iterator<Sequence>> sources;
        private List<Iterator<Sequence>> left = new ArrayList<>();
        private int turn;

        /** Whose turn it is first does not matter unless not all will have one. */
        Turns(List<Iterator<Sequence>> sources, int most, Random random) {
            this.sources = new ArrayList<>(sources);
            if (sources.size() > most) Collections.shuffle(this.sources, random);
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
    private static <T> Iterator<Sequence> each(Supplier<List<T>> list, java.util.function.Function<T, Sequence> sequence) {
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

    private List<Iterator<Sequence>> singles() {
        var sources = new ArrayList<Iterator<Sequence>>();
        for (CommonClass type : common.classes()) {
            for (Member constructor : type.constructors()) {
                if (scope.tests(constructor)) sources.add(each(() -> tuples(constructor, TUPLES, DEPTH), arguments -> new Draft().made(new Made(constructor, arguments)).done()));
            }
        }
        for (CommonClass type : common.classes()) {
            List<Member> fixed = type.fixed().stream().filter(scope::tests).toList();
            if (!fixed.isEmpty()) sources.add(each(() -> List.of(fixed), fields -> new Draft().read(fields).done()));
        }
        for (CommonClass type : common.classes()) {
            for (Member method : type.methods()) if (scope.tests(method)) sources.add(each(() -> calls(type, method), call -> new Draft().call(call.receiver, method, call.arguments).done()));
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
            if (i < others) calls.add(new Call(receivers.get(1 + i % (receivers.size() - 1)), tuples.get(i / (receivers.size() - 1))));
        }
        return calls;
    }

    /** For each method what it shows after another one. Getters are looked at after every call anyway. */
    private List<Iterator<Sequence>> pairs(Random random) {
        var sources = new ArrayList<Iterator<Sequence>>();
        for (CommonClass type : common.classes()) {
            List<Member> before = changing(type);
            for (Member second : type.methods()) {
                if (second.isGetter() || !scope.tests(second)) continue;
                sources.add(each(() -> firsts(before, second, random), first -> {
                    Value receiver = receivers(type, first).get(0);
                    return new Draft().call(receiver, first, telling(first)).callAgain(second, telling(second)).done();
                }));
            }
        }
        return sources;
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
            if (!method.isGetter() && scope.helps(method) && !receivers(type, method).isEmpty()) changing.add(method);
        }
        return changing;
    }

    /** Each method of an object that another method returned. */
    private List<Iterator<Sequence>> chains() {
        var byResult = new HashMap<String, List<Member>>();
        for (CommonClass type : common.classes()) {
            for (Member first : type.methods()) if (common.find(first.type()) != null) byResult.computeIfAbsent(first.type(), key -> new ArrayList<>()).add(first);
        }
        var sources = new ArrayList<Iterator<Sequence>>();
        for (CommonClass result : common.classes()) {
            List<Member> sourcesOf = byResult.get(result.name());
            if (sourcesOf == null) continue;
            for (Member second : result.methods()) {
                if (second.isStatic() || second.isGetter() || !scope.tests(second)) continue;
                sources.add(each(() -> sourcesOf.stream().filter(first -> !receivers(common.find(first.owner()), first).isEmpty()).toList(), first -> {
                    Value receiver = receivers(common.find(first.owner()), first).get(0);
                    return new Draft().call(receiver, first, telling(first)).callOnResult(second, telling(second)).done();
                }));
            }
        }
        return sources;
    }

    /** Ways to make the receiver. */
    List<Value> receivers(CommonClass type, Member method) {
        if (method.isStatic()) return NOBODY;
        List<Value> objects = objects(type.name(), DEPTH);
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
            arguments.add(choices.get(i).get(Math.min(choices.get(i).size() - 1, tellingIndex(member.wants().get(i)))));
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
            else choices.add(parameter.equals("java.lang.Object") ? withOwnKind(member, depth) : choices(parameter, depth));
        }
        return choices;
    }

    /** For {@code equals} and the like: objects of the member's own class before anything else. */
    private List<Value> withOwnKind(Member member, int depth) {
        var choices = new ArrayList<Value>(objects(member.owner(), depth).stream().limit(2).toList());
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
            choices.add(new Constant(Literal.nothing(type)));
            return choices;
        }
        if (Compound.isKnown(generic.raw())) return collections(type, generic, depth);
        if (generic.raw().equals("java.lang.Comparable") && common.find(generic.argument(0)) != null) return choices(generic.argument(0), depth);
        List<Literal> constants = values.of(type);
        var choices = new ArrayList<Value>();
        for (Literal literal : constants) if (!literal.isNull()) choices.add(new Constant(literal));
        if (choices.isEmpty()) choices.addAll(implementations(generic.raw(), depth));
        if (choices.isEmpty() || type.startsWith("java.util.function.")) choices.addAll(lambdas(type, depth));
        if (constants.get(constants.size() - 1).isNull()) choices.add(new Constant(Literal.nothing(type)));
        return choices;
    }

    /** Objects of the program's classes that are of this type of the JDK's. */
    private List<Value> implementations(String type, int depth) {
        var objects = new ArrayList<Value>();
        for (CommonClass other : common.classes()) if (other.supertypes().contains(type)) objects.addAll(objects(other.name(), depth - 1));
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
        var constant = new Lambda(type, parameters, -1, List.of());
        if (functional.result().equals("void")) {
            lambdas.add(new Answering(constant, List.of()));
        } else {
            List<Value> answers = telling(functional.result(), depth - 1);
            for (Value answer : answers.subList(0, Math.min(answers.size(), LAMBDA_ANSWERS))) lambdas.add(new Answering(constant, List.of(answer)));
        }
        return lambdas;
    }

    /** Choices but for null, what tells something first. */
    private List<Value> telling(String type, int depth) {
        // What is made of objects, and these of others, comes to an end; constants are always there.
        if (depth < 0 && (common.find(Generic.raw(type)) != null || Compound.isKnown(Generic.raw(type)))) return List.of();
        List<Value> choices = choices(type, depth).stream().filter(value -> !isNull(value)).toList();
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
        List<Value> some = choices(element, depth - 1).stream().filter(value -> !isNull(value)).limit(3).toList();
        var arrays = new ArrayList<Value>();
        if (!some.isEmpty()) arrays.add(new Group(type, some.subList(some.size() > 1 ? 1 : 0, some.size())));
        if (some.size() == 3) arrays.add(new Group(type, List.of(some.get(2), some.get(0), some.get(1), some.get(2))));
        arrays.add(new Group(type, List.of()));
        arrays.add(new Constant(Literal.nothing(type)));
        return arrays;
    }

    private List<Value> collections(String type, Generic generic, int depth) {
        String raw = generic.raw();
        var collections = new ArrayList<Value>();
        List<Value> inside = Compound.isSorted(raw) && common.find(Generic.raw(generic.argument(0))) != null ? List.of() : telling(generic.argument(0), depth - 1);
        if (Compound.isMap(raw)) {
            List<Value> held = telling(generic.argument(1), depth - 1);
            if (!inside.isEmpty() && !held.isEmpty()) collections.add(new Group(type, List.of(inside.get(0), held.get(0))));
            if (inside.size() > 1 && !held.isEmpty() && Compound.room(raw) > 1) collections.add(new Group(type, List.of(inside.get(1), held.get(0), inside.get(0), held.get(Math.min(1, held.size() - 1)))));
        } else {
            if (!inside.isEmpty()) collections.add(new Group(type, inside.subList(0, Math.min(inside.size(), Math.min(2, Compound.room(raw))))));
            if (inside.size() > 1 && Compound.room(raw) > 2) collections.add(new Group(type, List.of(inside.get(1), inside.get(0), inside.get(inside.size() > 2 ? 2 : 1), inside.get(1))));
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
        for (int sum = 0; sum <= largest && tuples.size() < most; sum++) collect(choices, 0, sum, new ArrayList<>(), most, tuples);
        return tuples;
    }

    private static void collect(List<List<Value>> choices, int position, int sum, List<Value> chosen, int most, List<List<Value>> into) {
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
