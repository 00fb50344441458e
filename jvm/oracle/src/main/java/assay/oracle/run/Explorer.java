package assay.oracle.run;

import assay.oracle.guard.Facts;
import assay.oracle.run.Draft.Constant;
import assay.oracle.run.Draft.Earlier;
import assay.oracle.run.Draft.Group;
import assay.oracle.run.Draft.Made;
import assay.oracle.run.Draft.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Feedback-directed random sequences, after Randoop: a new call on what earlier sequences that returned have left behind, with
 * their results, constants and others drawn by lot as arguments. Only what showed something new is built upon. How many are
 * worth while depends on what there is to find: next to none where nothing can change and nothing is passed.
 */
final class Explorer {

    private static final int POOL = 24;
    private static final int STEPS = 14;
    private static final int CALLS_BEFORE = 6;
    private static final int TRIES = 20;
    private static final int MOST_ELEMENTS = 5;
    /** So many in a row that showed nothing new, and as many for each subject, are the end. */
    private static final int PATIENCE = 6;

    private final Common common;
    private final Planner planner;
    private final Values values;
    /** Whether something changes that all objects share, so that static methods matter to them, too. */
    private final boolean shares;
    private final boolean changes;
    private final Random random;
    private final List<Member> subjects = new ArrayList<>();
    private final Map<String, List<Member>> changing = new HashMap<>();
    private final Map<String, List<Earlier>> pool = new HashMap<>();
    private final Set<Sequence> tried = new HashSet<>();
    private final Set<String> shown = new HashSet<>();
    private int left;
    private int vain;
    private int turn;

    Explorer(Common common, Planner planner, Values values, Facts facts, Scope scope, long seed) {
        this.common = common;
        this.planner = planner;
        this.values = values;
        this.shares = facts.staticState;
        this.changes = facts.objectState || facts.staticState;
        this.random = new Random(seed);
        Set<String> results = new HashSet<>();
        for (CommonClass type : common.classes()) for (Member method : type.methods()) results.add(method.type());
        for (CommonClass type : common.classes()) {
            List<Member> before = changes ? type.methods().stream().filter(method -> !method.isGetter() && scope.helps(method)).toList() : List.of();
            changing.put(type.name(), before);
            for (Member method : type.methods()) {
                if (!scope.tests(method) || !results.contains(type.name()) && planner.receivers(type, method).isEmpty()) continue;
                int worth = worth(method, before);
                if (worth == 0) continue;
                subjects.add(method);
                left += worth;
            }
        }
    }

    /** A program whose parts pass each other nothing and keep nothing is known after the small sequences. */
    private int worth(Member method, List<Member> before) {
        int worth = 0;
        for (String parameter : method.parameters()) {
            worth += switch (parameter) {
                case "boolean" -> 1;
                case "int", "long", "short", "byte", "char", "double", "float" -> 3;
                case "java.lang.String", "java.lang.CharSequence" -> values.mentionsText() ? 40 : 8;
                default -> 8;
            };
        }
        // One parameter of these has been given all that it could be.
        if (method.parameters().size() == 1 && worth <= 3) worth = 0;
        if (method.isGetter() || !changes) return worth;
        long others = before.stream().filter(other -> other.isStatic() == method.isStatic()).count();
        return worth + (int) Math.min(60, others * 10);
    }

    /** The next one that was not there yet; null if it is time to stop. */
    Sequence next() {
        if (left <= 0 || vain >= PATIENCE * (1 + Math.min(subjects.size(), 20))) return null;
        left--;
        for (int i = 0; i < TRIES; i++) {
            Sequence sequence = drawn(subjects.get(turn++ % subjects.size()));
            if (sequence != null && tried.add(sequence)) return sequence;
        }
        return null;
    }

    private Sequence drawn(Member subject) {
        Value receiver = receiver(subject);
        if (receiver == null) return null;
        var draft = new Draft().on(receiver);
        List<Member> before = changing.get(subject.owner());
        if (!before.isEmpty()) {
            for (int n = random.nextInt(CALLS_BEFORE + 1); n > 0; n--) {
                Member other = before.get(random.nextInt(before.size()));
                if (other.isStatic() == subject.isStatic() || shares && other.isStatic()) draft.callAgain(other, arguments(other));
            }
        }
        draft.callAgain(subject, arguments(subject));
        return draft.size() <= STEPS ? draft.done() : null;
    }

    /** Null if nothing was there yet that could be one. */
    private Value receiver(Member method) {
        List<Earlier> earlier = method.isStatic() ? null : pool.get(method.owner());
        List<Value> receivers = planner.receivers(common.find(method.owner()), method);
        if (earlier != null && (receivers.isEmpty() || random.nextBoolean())) return earlier.get(random.nextInt(earlier.size()));
        if (receivers.isEmpty()) return null;
        Value receiver = receivers.get(random.nextInt(receivers.size()));
        boolean redraws = receiver instanceof Made made && !made.arguments().isEmpty() && made.maker().kind() != Member.Kind.FIELD && !made.maker().isInner() && random.nextInt(3) == 0;
        return redraws ? new Made(((Made) receiver).maker(), arguments(((Made) receiver).maker())) : receiver;
    }

    private List<Value> arguments(Member method) {
        if (method.parameters().isEmpty()) return List.of();
        List<List<Value>> choices = planner.choices(method);
        var arguments = new ArrayList<Value>();
        for (int i = 0; i < choices.size(); i++) arguments.add(argument(method.wants().get(i), choices.get(i)));
        return arguments;
    }

    private Value argument(String type, List<Value> choices) {
        List<Earlier> earlier = pool.get(type);
        if (earlier != null && random.nextInt(3) == 0) return earlier.get(random.nextInt(earlier.size()));
        // Each text that there is has been passed already; numbers are fewer.
        boolean draws = type.equals("java.lang.String") ? random.nextInt(3) > 0 : random.nextInt(3) == 0;
        Literal drawn = draws ? values.drawn(type, random) : null;
        if (drawn != null) return new Constant(drawn);
        Value choice = choices.get(random.nextInt(choices.size()));
        return choice instanceof Group group && random.nextBoolean() ? group(group.type(), choices) : choice;
    }

    /** An array or collection of up to five, of what the others of its type hold and of what is drawn. */
    private Value group(String type, List<Value> choices) {
        String raw = Generic.raw(type);
        boolean isArray = raw.startsWith("[");
        int room = isArray ? MOST_ELEMENTS : Compound.room(raw);
        var held = new ArrayList<Value>();
        for (Value choice : choices) if (choice instanceof Group other) held.addAll(other.elements());
        if (held.isEmpty() || room < 2 || !isArray && Compound.isMap(raw)) return choices.get(random.nextInt(choices.size()));
        var elements = new ArrayList<Value>();
        for (int n = 1 + random.nextInt(room); n > 0; n--) {
            Value one = held.get(random.nextInt(held.size()));
            Literal drawn = one instanceof Constant constant && random.nextBoolean() ? values.drawn(constant.literal().type(), random) : null;
            elements.add(drawn == null ? one : new Constant(drawn));
        }
        return new Group(type, elements);
    }

    /** Takes note of what came of any sequence, planned or drawn. */
    void learn(Sequence sequence, String text, boolean returned) {
        if (subjects.isEmpty()) return;
        boolean isNew = shown.add(text);
        // Nothing new of a method that is given something may mean that it was given the wrong thing.
        if (isNew) vain = 0;
        else if (sequence.steps().get(sequence.steps().size() - 1).arguments().isEmpty()) vain++;
        if (!isNew || !returned || sequence.steps().size() > STEPS / 2) return;
        int last = sequence.steps().size() - 1;
        Sequence.Step step = sequence.steps().get(last);
        if (isOfUse(step.member().type())) keep(step.member().type(), new Earlier(sequence, last));
        // The object that was called is another one now.
        if (changes && step.receiver() >= 0) keep(sequence.steps().get(step.receiver()).member().type(), new Earlier(sequence, step.receiver()));
    }

    /** What some parameter, or receiver, could be; a number is as good as any other. */
    private boolean isOfUse(String type) {
        return type.equals("java.lang.String") || common.find(type) != null;
    }

    private void keep(String type, Earlier earlier) {
        List<Earlier> kept = pool.computeIfAbsent(type, key -> new ArrayList<>());
        if (kept.size() < POOL) kept.add(earlier);
        else kept.set(random.nextInt(POOL), earlier);
    }
}
