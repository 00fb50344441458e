package assay.oracle.seeds;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The calls that a test makes, one after the other, and the fragments that are cut out of them: for each call on the program
 * those that it needs. What an earlier call may have done to an object is unknown, so earlier calls on the objects of a
 * fragment belong to it.
 */
final class Trace {

    /** Calls in a fragment, at most. */
    private static final int LONGEST = 24;

    /** Calls of a test that is taken as a whole, at most. */
    private static final int LONGEST_WHOLE = 20;

    /** Characters of a fragment as it is written, at most. */
    private static final int LONGEST_TEXT = 16_000;

    /** Calls in all. */
    private static final int ROOM = 400;

    private static final Set<String> OBSERVERS = Set.of(
            "size",
            "length",
            "toString",
            "hashCode",
            "equals",
            "contains",
            "containsKey",
            "compareTo",
            "name",
            "ordinal");

    /** {@code on} is the call that gave the receiver, or -1. */
    record Call(String owner, String member, String type, int on, List<Argument> arguments, boolean ofProgram) {

        /** Whether it may change an object: a method, unless its name promises that it only looks. */
        private boolean mayChange() {
            int end = member.indexOf('(');
            String name = end < 0 ? "" : member.substring(member.indexOf('#') + 1, end);
            return !name.isEmpty()
                    && !name.startsWith("<")
                    && !OBSERVERS.contains(name)
                    && !hasPrefix(name, "is")
                    && !hasPrefix(name, "has");
        }

        private static boolean hasPrefix(String name, String prefix) {
            return name.length() > prefix.length()
                    && name.startsWith(prefix)
                    && Character.isUpperCase(name.charAt(prefix.length()));
        }
    }

    /** {@code last} is what the fragment is about; {@code json} its steps, {@code text} that as it is written. */
    record Fragment(JsonObject json, String text) {}

    private final List<Call> calls = new ArrayList<>();

    /** Calls that may change an object. */
    private final BitSet changing = new BitSet();

    /** Calls that throw, as the test expects: nothing comes after them. */
    private final BitSet throwing = new BitSet();

    /** Calls before the body of the test: those of its fixture. */
    private int fixture;

    /** The number of the call; -1 if there is no more room. */
    int add(Call call) {
        if (calls.size() >= ROOM) return -1;
        calls.add(call);
        changing.set(calls.size() - 1, call.mayChange());
        return calls.size() - 1;
    }

    int size() {
        return calls.size();
    }

    Call get(int call) {
        return calls.get(call);
    }

    void retype(int call, String type) {
        Call old = calls.get(call);
        calls.set(call, new Call(old.owner, old.member, type, old.on, old.arguments, old.ofProgram));
    }

    /** The last call of the program's since {@code from} throws. */
    void expectException(int from) {
        for (int i = calls.size() - 1; i >= from; i--) {
            if (calls.get(i).ofProgram) {
                throwing.set(i);
                return;
            }
        }
    }

    void endFixture() {
        fixture = calls.size();
    }

    List<Fragment> fragments() {
        Map<String, Fragment> fragments = new LinkedHashMap<>();
        for (int i = 0; i < calls.size(); i++) {
            if (!calls.get(i).ofProgram) continue;
            BitSet part = part(i);
            if (part != null) add(part, fragments);
        }
        var whole = new BitSet();
        for (int i = fixture; i < calls.size(); i++) if (!throwing.get(i)) whole.set(i);
        complete(whole, calls.size(), true, true);
        if (whole.cardinality() <= LONGEST_WHOLE && ofProgram(whole) > 1) add(whole, fragments);
        return List.copyOf(fragments.values());
    }

    private long ofProgram(BitSet part) {
        return part.stream().filter(i -> calls.get(i).ofProgram).count();
    }

    /** A call and what it needs; if that is too much, without earlier calls that only got an object of it passed, then without all earlier ones. */
    private BitSet part(int last) {
        for (int detail = 2; detail >= 0; detail--) {
            var part = new BitSet();
            part.set(last);
            complete(part, last, detail >= 1, detail >= 2);
            if (part.cardinality() <= LONGEST) return part;
        }
        return null;
    }

    /** Adds what the part needs, and what happened before {@code end} to its objects: on them, and where they were passed. */
    private void complete(BitSet part, int end, boolean on, boolean passed) {
        for (int size = -1; size != part.cardinality(); ) {
            size = part.cardinality();
            for (int i = part.length() - 1; i >= 0; i--)
                if (part.get(i)) uses(calls.get(i)).forEach(part::set);
            for (int i = 0; i < end; i++) {
                Call call = calls.get(i);
                if (part.get(i) || !changing.get(i) || throwing.get(i)) continue;
                boolean touches = on && call.on >= 0 && part.get(call.on)
                        || passed && call.arguments.stream().anyMatch(argument -> mentions(argument, part));
                if (touches) part.set(i);
            }
        }
    }

    private static boolean mentions(Argument argument, BitSet part) {
        if (argument instanceof Argument.Variable variable) return part.get(variable.call());
        return argument.inside().stream().anyMatch(inside -> mentions(inside, part));
    }

    private static Set<Integer> uses(Call call) {
        var uses = new HashSet<Integer>();
        if (call.on >= 0) uses.add(call.on);
        call.arguments.forEach(argument -> uses(argument, uses));
        return uses;
    }

    private static void uses(Argument argument, Set<Integer> into) {
        if (argument instanceof Argument.Variable variable) into.add(variable.call());
        argument.inside().forEach(inside -> uses(inside, into));
    }

    private void add(BitSet part, Map<String, Fragment> fragments) {
        var renumbered = new int[calls.size()];
        var steps = new JsonArray();
        for (int i = part.nextSetBit(0); i >= 0; i = part.nextSetBit(i + 1)) {
            Call call = calls.get(i);
            renumbered[i] = steps.size();
            var step = new JsonObject();
            step.addProperty("member", call.member);
            step.addProperty("type", call.type);
            if (call.on >= 0) step.addProperty("on", renumbered[call.on]);
            step.add("arguments", Argument.list(call.arguments, renumbered));
            steps.add(step);
        }
        var json = new JsonObject();
        json.add("steps", steps);
        String text = json.toString();
        if (text.length() <= LONGEST_TEXT) fragments.putIfAbsent(text, new Fragment(json, text));
    }
}
