package assay.oracle.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Every small sequence, smallest first: each constructor; each method on each way to make its receiver with each small
 * tuple of arguments; each two methods after each other on one object; each method on what another one returned. What is
 * beyond the number asked for is thinned out by the seed, never the single calls before the pairs.
 */
final class Planner {

    private static final int RECEIVERS = 20;
    private static final int MAKER_TUPLES = 20;
    private static final int TUPLES = 40;
    private static final int SMALL_TUPLES = 8;
    /** For receivers but the first. */
    private static final int OTHER_TUPLES = 3;
    private static final int DEPTH = 2;

    private final Common common;
    private final Values values;
    private final boolean changes;
    private final Map<String, List<Value>> made = new HashMap<>();

    /** {@code changes}: whether one call can change what the next one shows; if not, two in a row tell nothing new. */
    Planner(Common common, Values values, boolean changes) {
        this.common = common;
        this.values = values;
        this.changes = changes;
    }

    /** An argument or receiver to be made: a constant, an object made by a member, or an array. */
    private sealed interface Value {}

    /** The receiver of a static method. */
    private record Nobody() implements Value {}

    private record Constant(Literal literal) implements Value {}

    private record Made(Member maker, List<Value> arguments) implements Value {}

    private record ArrayOf(String elementType, List<Value> elements) implements Value {}

    List<Sequence> plan(int most, long seed) {
        var plan = new ArrayList<Sequence>();
        for (List<Sequence> stage : List.of(constructions(), singleCalls(), changes ? pairs() : new ArrayList<Sequence>(), chains())) {
            if (plan.size() + stage.size() > most) {
                Collections.shuffle(stage, new Random(seed));
                stage.subList(most - plan.size(), stage.size()).clear();
            }
            plan.addAll(stage);
        }
        return plan;
    }

    /** The simpler constants of a parameter, for shrinking. */
    List<Literal> constants(String type) {
        return values.of(type);
    }

    private List<Sequence> constructions() {
        var sequences = new ArrayList<Sequence>();
        for (CommonClass type : common.classes()) {
            for (Member constructor : type.constructors()) {
                for (List<Value> arguments : tuples(constructor, TUPLES, DEPTH)) sequences.add(new Draft().made(new Made(constructor, arguments)).done());
            }
        }
        return sequences;
    }

    private List<Sequence> singleCalls() {
        var sequences = new ArrayList<Sequence>();
        for (CommonClass type : common.classes()) {
            for (Member method : type.methods()) {
                boolean first = true;
                for (Value receiver : receivers(type, method)) {
                    for (List<Value> arguments : tuples(method, first ? TUPLES : OTHER_TUPLES, DEPTH)) sequences.add(new Draft().call(receiver, method, arguments).done());
                    first = false;
                }
            }
        }
        return sequences;
    }

    private List<Sequence> pairs() {
        var sequences = new ArrayList<Sequence>();
        for (CommonClass type : common.classes()) {
            for (Member first : type.methods()) {
                if (first.isGetter()) continue;
                for (Member second : type.methods()) {
                    if (first.isStatic() != second.isStatic()) continue;
                    for (Value receiver : one(receivers(type, first))) {
                        sequences.add(new Draft().call(receiver, first, telling(first)).callAgain(second, telling(second)).done());
                    }
                }
            }
        }
        return sequences;
    }

    /** A method of an object that another method returned. */
    private List<Sequence> chains() {
        var sequences = new ArrayList<Sequence>();
        for (CommonClass type : common.classes()) {
            for (Member first : type.methods()) {
                CommonClass result = common.find(first.type());
                if (result == null) continue;
                for (Member second : result.methods()) {
                    if (second.isStatic() || second.isGetter()) continue;
                    for (Value receiver : one(receivers(type, first))) {
                        sequences.add(new Draft().call(receiver, first, telling(first)).callOnResult(second, telling(second)).done());
                    }
                }
            }
        }
        return sequences;
    }

    private static List<Value> one(List<Value> values) {
        return values.isEmpty() ? values : values.subList(0, 1);
    }

    /** Ways to make the receiver. */
    private List<Value> receivers(CommonClass type, Member method) {
        if (method.isStatic()) return List.of(new Nobody());
        return objects(type.name(), DEPTH).stream().limit(RECEIVERS).toList();
    }

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
            case "int", "long", "short", "byte" -> 2;
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

    private List<List<Value>> choices(Member member, int depth) {
        return member.wants().stream().map(parameter -> parameter.equals("java.lang.Object") ? withOwnKind(member, depth) : choices(parameter, depth)).toList();
    }

    /** For {@code equals} and the like: objects of the member's own class before anything else. */
    private List<Value> withOwnKind(Member member, int depth) {
        var choices = new ArrayList<Value>(objects(member.owner(), depth).stream().limit(2).toList());
        choices.addAll(choices("java.lang.Object", depth));
        return choices;
    }

    /** What may be passed for a parameter: constants of a JDK type, objects of the program's own types, null last. */
    private List<Value> choices(String type, int depth) {
        if (type.startsWith("[")) return arrays(type, depth);
        if (common.find(type) == null) return values.of(type).stream().<Value>map(Constant::new).toList();
        var choices = new ArrayList<>(objects(type, depth));
        choices.add(new Constant(Literal.nothing(type)));
        return choices;
    }

    private List<Value> arrays(String type, int depth) {
        String element = JavaText.elementType(type);
        List<Value> inside = choices(element, depth - 1);
        return List.of(
                new ArrayOf(element, inside.stream().skip(1).limit(2).toList()),
                new ArrayOf(element, List.of()),
                new Constant(Literal.nothing(type)));
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

    /** A sequence in the making: values become steps before the call that needs them. */
    private static final class Draft {
        private final List<Sequence.Step> steps = new ArrayList<>();
        private int receiver = -1;

        Draft made(Made value) {
            step(value);
            return this;
        }

        Draft call(Value on, Member method, List<Value> arguments) {
            receiver = on instanceof Made object ? step(object) : -1;
            return callAgain(method, arguments);
        }

        Draft callAgain(Member method, List<Value> arguments) {
            List<Sequence.Argument> made = arguments(arguments);
            steps.add(new Sequence.Step(method, receiver, made));
            return this;
        }

        Draft callOnResult(Member method, List<Value> arguments) {
            receiver = steps.size() - 1;
            return callAgain(method, arguments);
        }

        Sequence done() {
            return new Sequence(List.copyOf(steps));
        }

        private int step(Made value) {
            List<Sequence.Argument> arguments = arguments(value.arguments);
            steps.add(new Sequence.Step(value.maker, -1, arguments));
            return steps.size() - 1;
        }

        private List<Sequence.Argument> arguments(List<Value> values) {
            var arguments = new ArrayList<Sequence.Argument>();
            for (Value value : values) {
                if (value instanceof Constant constant) arguments.add(constant.literal);
                else if (value instanceof Made object) arguments.add(new Sequence.Variable(step(object)));
                else if (value instanceof ArrayOf array) arguments.add(new Sequence.Array(array.elementType, arguments(array.elements)));
            }
            return List.copyOf(arguments);
        }
    }
}
