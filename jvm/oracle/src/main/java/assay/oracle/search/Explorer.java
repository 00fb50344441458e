package assay.oracle.search;

import assay.oracle.guard.Branches;
import assay.oracle.program.Common;
import assay.oracle.program.CommonClass;
import assay.oracle.run.Programs;
import assay.oracle.run.Runner;
import assay.oracle.run.Settings;
import assay.oracle.search.Draft.Earlier;
import assay.oracle.search.Draft.Made;
import assay.oracle.search.Draft.Value;
import assay.oracle.sequence.Generic;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import assay.oracle.values.Values;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Feedback-directed random sequences. Half of them are new calls on what earlier sequences that returned have left behind, after
 * Randoop; half are variations of sequences that came somewhere new ({@link Variations}), as fuzzers make them. New is a branch
 * that had not been taken, or something shown that had not been seen. What is near to the change is drawn more often, and
 * what came to the change is varied more often. It ends when all that was asked for has been drawn, or nothing new has come
 * for long.
 */
final class Explorer {

    private static final int POOL = 32;
    private static final int STEPS = 16;
    private static final int CALLS_BEFORE = 7;
    private static final int LONGEST_SERIES = 10;
    private static final int TRIES = 30;

    /** What holds more than this tells no more than what holds less, and takes long. */
    private static final int MOST_ELEMENTS = 160;

    private static final int CORPUS = 300;
    private static final int WAITING = 120;

    /** So many different things that a method shows are new, and no more: another number is no other behaviour. */
    private static final int SHOWN = 50;

    /** So many in a row that came nowhere new are the end, or this part of all that was asked for. */
    private static final int PATIENCE = 600;

    private static final double PATIENT_PART = 0.2;

    /** Where calls change what later ones show, what is new may need several that fit together. */
    private static final double MORE_PATIENT_PART = 0.5;

    /** Without a branch there is little to find: so many for each subject, by what it takes and what can change. */
    private static final int NUMBER_WORTH = 6;

    private static final int TEXT_WORTH = 20;
    private static final int OTHER_WORTH = 12;

    /** Where that is enough: so many in a row that came to the change and to no new branch of it, or half as many as had come there before. */
    private static final int NEAR_PATIENCE = 200;

    /** … or so many of which at least some came there. */
    private static final int ALL_PATIENCE = 600;

    private static final int SOME_NEAR = 100;

    private final Common common;
    private final Planner planner;
    private final Scope scope;
    private final Branches known;
    private final boolean settles;
    private final Arguments arguments;
    private final Variations variations;
    /** Whether something changes that all objects share, so that static methods matter to them, too. */
    private final boolean shares;

    private final boolean changes;
    private final boolean branches;
    private final Random random;
    private final List<Member> subjects = new ArrayList<>();
    private final List<Double> weights = new ArrayList<>();
    private double allWeights;
    private final Map<String, List<Member>> changing = new HashMap<>();
    private final Map<String, List<Earlier>> pool = new HashMap<>();
    /** Classes of which objects are only to be had from methods, by themselves or in lists and the like. */
    private final Set<String> onlyReturned = new HashSet<>();

    private final List<Sequence> corpus = new ArrayList<>();
    private final List<Sequence> near = new ArrayList<>();
    private final Deque<Sequence> waiting = new ArrayDeque<>();
    private final Set<Sequence> tried = new HashSet<>();
    private final Set<String> shown = new HashSet<>();
    private final Map<Member, Integer> shownBy = new HashMap<>();
    private final BitSet taken = new BitSet();
    private final int patience;
    private long left;
    private int vain;
    private int nearUntilNew;
    private int nearSince;
    private int allSince;
    private int farInRow;

    Explorer(Programs programs, Planner planner, Values values, Scope scope, Settings settings) {
        this.common = programs.common;
        this.planner = planner;
        this.scope = scope;
        this.known = programs.branches;
        this.settles = settings.settles() && scope.isAimed();
        this.shares = programs.facts.staticState;
        this.changes = programs.facts.objectState || programs.facts.staticState;
        this.branches = programs.facts.branches > 0 || settings.allSequences() > PLENTY;
        this.random = new Random(settings.lot());
        this.arguments = new Arguments(common, planner, values, pool, random);
        this.variations = new Variations(common, planner, values, arguments, random, changing);
        this.patience = (int) Math.max(PATIENCE, (changes ? MORE_PATIENT_PART : PATIENT_PART) * settings.sequences());
        Set<String> results = new HashSet<>();
        for (CommonClass type : common.classes()) {
            for (Member method : type.methods()) {
                results.add(method.type());
                Elements elements = Elements.of(method.gives());
                if (elements != null) results.add(Generic.raw(elements.type()));
            }
        }
        for (CommonClass type : common.classes()) {
            List<Member> before = changes ? changing(type) : List.of();
            changing.put(type.name(), before);
            for (Member method : subjects(type)) {
                boolean isMade = !planner.receivers(type, method).isEmpty();
                if (!isMade && !results.contains(type.name())) continue;
                if (!isMade) onlyReturned.add(type.name());
                int worth = worth(method, before, values);
                if (worth == 0) continue;
                subjects.add(method);
                double weight = 1.0 / ((1 + scope.distance(method)) * (1 + scope.distance(method)));
                allWeights += weight;
                weights.add(allWeights);
                left += worth;
            }
        }
        if (branches) left = Long.MAX_VALUE;
    }

    private List<Member> changing(CommonClass type) {
        var changing = new ArrayList<>(type.methods().stream()
                .filter(method -> !method.isAccessor() && scope.helps(method))
                .toList());
        changing.addAll(type.inherited());
        return changing;
    }

    /** What a class has from the JDK is worth calling if its own code is tested. */
    private List<Member> subjects(CommonClass type) {
        var subjects =
                new ArrayList<>(type.methods().stream().filter(scope::tests).toList());
        boolean isTested = !subjects.isEmpty() || type.constructors().stream().anyMatch(scope::tests);
        if (isTested) subjects.addAll(type.inherited());
        return subjects;
    }

    /** A program whose parts pass each other nothing and keep nothing is known after the small sequences. */
    private int worth(Member method, List<Member> before, Values values) {
        int worth = 0;
        for (String parameter : method.parameters()) {
            worth += switch (parameter) {
                case "boolean" -> 1;
                case "int", "long", "short", "byte", "char", "double", "float" -> NUMBER_WORTH;
                case "java.lang.String", "java.lang.CharSequence" ->
                    values.mentionsText() ? 2 * TEXT_WORTH : TEXT_WORTH;
                default -> OTHER_WORTH;
            };
        }
        // Without a branch one number has been given all that it could be.
        if (!branches
                && method.parameters().size() == 1
                && worth <= NUMBER_WORTH
                && !FRACTIONS.contains(method.parameters().get(0))) worth = 0;
        if (!changes) return branches && worth == 0 && !method.isAccessor() ? 1 : worth;
        long others = before.stream()
                .filter(other -> other.isStatic() == method.isStatic())
                .count();
        return worth + (int) Math.min(60, others * (method.isAccessor() ? 2 : 10));
    }

    private static final Set<String> FRACTIONS = Set.of("double", "float");

    /** Who asks for more than this wants more, also where nothing branches. */
    private static final int PLENTY = 14_000;

    /** Whether all that is worth it was drawn. */
    boolean isExhausted() {
        return subjects.isEmpty() || left <= 0;
    }

    /** Whether there is anything that could be drawn. */
    boolean isOver() {
        return isExhausted() || vain >= patience;
    }

    /** Whether the change was come to often, and half as often again without anything new in it. */
    boolean isSettled() {
        int enough = nearUntilNew / 2;
        return nearSince >= Math.max(NEAR_PATIENCE, enough)
                || allSince >= ALL_PATIENCE && nearSince >= Math.max(SOME_NEAR, enough);
    }

    /** Sequences of another kind follow. */
    void beginPhase() {
        farInRow = 0;
    }

    /** Whether so many in a row did not come to the change that the next ones of their kind will not either. */
    boolean isFarAway(int patience) {
        return settles && farInRow >= patience;
    }

    /** Whether any came to the change, so that what is drawn can begin from there. */
    boolean hasNear() {
        return !near.isEmpty();
    }

    /** The next one that was not there yet; null if it is time to stop. */
    Sequence next() {
        if (isOver()) return null;
        left--;
        for (int i = 0; i < TRIES; i++) {
            Sequence sequence = waiting.isEmpty() || i > 0 ? drawn() : waiting.poll();
            if (sequence != null
                    && sequence.steps().size() <= 2 * STEPS
                    && sequence.elements() <= MOST_ELEMENTS
                    && tried.add(sequence)) return sequence;
        }
        return null;
    }

    private Sequence drawn() {
        if (!corpus.isEmpty() && branches && random.nextInt(5) < 3) {
            List<Sequence> from = !near.isEmpty() && random.nextInt(3) > 0 ? near : corpus;
            // Of two the smaller one: else they would grow and grow.
            Sequence one = from.get(random.nextInt(from.size()));
            Sequence other = from.get(random.nextInt(from.size()));
            return variations.of(one.elements() <= other.elements() ? one : other);
        }
        return drawn(subject());
    }

    /** One of the subjects, the nearer the likelier. */
    private Member subject() {
        double lot = random.nextDouble() * allWeights;
        int low = 0;
        int high = subjects.size() - 1;
        while (low < high) {
            int middle = (low + high) / 2;
            if (weights.get(middle) < lot) low = middle + 1;
            else high = middle;
        }
        return subjects.get(low);
    }

    private Sequence drawn(Member subject) {
        arguments.begin();
        Value receiver = receiver(subject);
        if (receiver == null) return null;
        var draft = new Draft().on(receiver);
        int object = draft.receiver();
        List<Member> before = changing.get(subject.owner());
        if (changes && object > 0 && random.nextInt(3) == 0) variations.callOther(draft, object);
        if (changes && object >= 0 && random.nextInt(6) == 0) callTwin(draft, subject, before);
        draft.onStep(object);
        if (!before.isEmpty() && random.nextInt(arguments.isFew() ? 2 : 5) == 0) {
            callInSeries(draft, before.get(random.nextInt(before.size())));
        } else if (!before.isEmpty()) {
            for (int n = random.nextInt(CALLS_BEFORE + 1); n > 0; n--) {
                Member other = before.get(random.nextInt(before.size()));
                if (other.isStatic() == subject.isStatic() || shares && other.isStatic())
                    draft.callAgain(other, arguments.of(other, draft));
            }
        }
        draft.callAgain(subject, arguments.of(subject, draft));
        return draft.size() <= STEPS ? draft.done() : null;
    }

    /** One method several times, as a caller fills a list. */
    private void callInSeries(Draft draft, Member method) {
        if (method.isStatic() ? !shares : draft.receiver() < 0) return;
        for (int n = 2 + random.nextInt(LONGEST_SERIES - 1); n > 0; n--)
            draft.callAgain(method, arguments.of(method, draft));
    }

    /** Another object of the same class, on which something is done: the first one must not notice. */
    private void callTwin(Draft draft, Member subject, List<Member> before) {
        Value twin = receiver(subject);
        if (twin == null) return;
        draft.on(twin);
        for (int n = random.nextInt(3); n > 0 && !before.isEmpty() && draft.receiver() >= 0; n--) {
            Member method = before.get(random.nextInt(before.size()));
            draft.callAgain(method, arguments.of(method, draft));
        }
    }

    /** Null if nothing was there yet that could be one. */
    private Value receiver(Member method) {
        List<Earlier> earlier = method.isStatic() ? null : pool.get(method.owner());
        List<Value> receivers = planner.receivers(common.find(method.owner()), method);
        if (earlier != null && (receivers.isEmpty() || random.nextBoolean()))
            return earlier.get(random.nextInt(earlier.size()));
        if (receivers.isEmpty()) return null;
        Value receiver = receivers.get(random.nextInt(receivers.size()));
        boolean redraws = receiver instanceof Made made
                && !made.arguments().isEmpty()
                && made.maker().kind() != Member.Kind.FIELD
                && !made.maker().isInner()
                && random.nextInt(3) == 0;
        return redraws
                ? new Made(((Made) receiver).maker(), arguments.of(((Made) receiver).maker(), new Draft()))
                : receiver;
    }

    /** Takes note of what came of any sequence, planned or drawn. */
    void learn(Sequence sequence, Programs.Observed observed) {
        if (subjects.isEmpty()) return;
        Member last = sequence.steps().get(sequence.steps().size() - 1).member();
        boolean isShownNew = shown.add(observed.before().text()) && shownBy.merge(last, 1, Integer::sum) <= SHOWN;
        boolean isNear = settles && cameToChange(observed);
        allSince++;
        if (isNear) nearSince++;
        farInRow = isNear ? 0 : farInRow + 1;
        boolean isBranchNew =
                takes(observed.before().outcomes()) | takes(observed.after().outcomes());
        if (isShownNew || isBranchNew) vain = 0;
        else vain++;
        if (waiting.size() < WAITING && branches) variations.towards(sequence, observed, waiting);
        if (!onlyReturned.isEmpty()) keepReturned(sequence, observed);
        if (!isShownNew && !isBranchNew) return;
        isNear = isNear || cameToChange(observed);
        if (branches && (isBranchNew || isNear || random.nextInt(3) == 0)) remember(corpus, sequence);
        if (branches && isNear) remember(near, sequence);
        if (!observed.allReturned() || sequence.steps().size() > STEPS / 2) return;
        int end = sequence.steps().size() - 1;
        Sequence.Step step = sequence.steps().get(end);
        if (isOfUse(step.member().type())) keep(step.member().type(), new Earlier(sequence, end));
        // The object that was called is another one now.
        if (changes && step.receiver() >= 0)
            keep(sequence.steps().get(step.receiver()).member().type(), new Earlier(sequence, step.receiver()));
    }

    /** Whatever came after it. */
    private void keepReturned(Sequence sequence, Programs.Observed observed) {
        for (int i = 0; i < sequence.steps().size() && i < STEPS / 2; i++) {
            int step = i;
            String type = sequence.steps().get(i).member().type();
            boolean isThere = onlyReturned.contains(type)
                    && observed.before().steps().get(i) == Runner.Status.RETURNED
                    && observed.after().steps().get(i) == Runner.Status.RETURNED;
            if (isThere && pool.getOrDefault(type, List.of()).size() < POOL)
                keep(type, new Earlier(sequence.only(other -> other <= step), i));
        }
    }

    private boolean cameToChange(Programs.Observed observed) {
        if (!scope.isAimed()) return false;
        return observed.before().entered().stream()
                        .anyMatch(entered -> scope.changed().contains(entered.mark()))
                || observed.after().entered().stream()
                        .anyMatch(entered -> scope.changed().contains(entered.mark()));
    }

    private boolean takes(int[] outcomes) {
        boolean isNew = false;
        for (int outcome : outcomes) {
            if (taken.get(outcome)) continue;
            isNew = true;
            taken.set(outcome);
            if (settles && scope.changed().contains(known.get(outcome).mark())) {
                nearUntilNew += nearSince;
                nearSince = 0;
                allSince = 0;
            }
        }
        return isNew;
    }

    private void remember(List<Sequence> sequences, Sequence sequence) {
        if (sequence.steps().size() > STEPS) return;
        if (sequences.size() < CORPUS) sequences.add(sequence);
        else sequences.set(random.nextInt(CORPUS), sequence);
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
