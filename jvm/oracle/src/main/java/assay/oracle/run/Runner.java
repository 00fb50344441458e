package assay.oracle.run;

import assay.oracle.guard.Guard;
import assay.oracle.guard.Outcomes;
import assay.oracle.guard.Trace;
import assay.oracle.guard.Watch;
import assay.oracle.program.Common;
import assay.oracle.program.Version;
import assay.oracle.sequence.ClassLiteral;
import assay.oracle.sequence.Compound;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Lambda;
import assay.oracle.sequence.Literal;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import assay.oracle.sequence.Stub;
import java.io.ByteArrayOutputStream;
import java.io.CharArrayWriter;
import java.io.StringWriter;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Runs a sequence on one version under the {@link Guard} and writes down what can be seen. A step that throws is not the end:
 * callers catch, and go on with the objects that they have.
 */
public final class Runner {

    /** Steps that a run may take: few, so that a runaway costs little … */
    public static final int BUDGET = 10_000;

    /** … and many more for the first sequence of each method that came to that limit, and for its next ones if that helped. */
    public static final int SECOND_BUDGET = 2_000_000;

    private static final int FEW_CLASSES = 30;

    private final Common common;
    private final List<Member> staticFields;
    private final Observer.Strictness strictness;
    /** Accessors that can't be asked: what they do is refused, or has no end. */
    private final Set<Member> leftOut = new HashSet<>();

    /** What {@link Watch} is told that is running. */
    public record Run(Version version, Sequence sequence) {}

    /** What became of a step. One that needs what another one did not return is skipped. */
    public enum Status {
        SKIPPED,
        RETURNED,
        THREW
    }

    /**
     * What a run showed. {@code interruption} is not null if it was cut off: then {@code text} means nothing.
     * {@code entered} are the marks that the run came by, {@code returned} those of them that it came by in a step that returned;
     * {@code outcomes} and {@code compared}: see {@link Outcomes}; {@code salted}: see {@link Guard#salts};
     * {@code blamed}: the accessor that cut it off, or null; {@code taken}: how many steps it took.
     */
    public record Observation(
            String text,
            Guard.Interruption interruption,
            List<Status> steps,
            Object captured,
            Set<Guard.Entered> entered,
            Set<Guard.Entered> returned,
            int[] outcomes,
            long[] compared,
            boolean salted,
            Member blamed,
            int taken) {

        /** The last step that was begun, or -1. */
        int last() {
            for (int i = steps.size() - 1; i >= 0; i--) if (steps.get(i) != Status.SKIPPED) return i;
            return -1;
        }

        boolean allReturned() {
            for (Status status : steps) if (status != Status.RETURNED) return false;
            return true;
        }
    }

    public Runner(Common common, Observer.Strictness strictness) {
        this.common = common;
        this.strictness = strictness;
        this.staticFields = common.classes().stream()
                .flatMap(type -> type.statics().stream())
                .toList();
    }

    /** To look at a static field is to initialise its class: in a large program only those that the sequence is about. */
    private List<Member> staticFields(Sequence sequence) {
        if (common.classes().size() <= FEW_CLASSES) return staticFields;
        var owners = new HashSet<String>();
        for (Sequence.Step step : sequence.steps()) owners.add(step.member().owner());
        return staticFields.stream()
                .filter(field -> owners.contains(field.owner()))
                .toList();
    }

    public Observation run(Version version, Sequence sequence, int budget) {
        return run(version, sequence, budget, null);
    }

    /** {@code wanted}: a place whose value shall be kept, or null. */
    public Observation run(Version version, Sequence sequence, int budget, String wanted) {
        var run = new Run(version, sequence);
        Watch.enter(run);
        try {
            return observe(version, sequence, budget, wanted);
        } finally {
            Watch.leave(run);
        }
    }

    private Observation observe(Version version, Sequence sequence, int budget, String wanted) {
        int count = sequence.steps().size();
        var observer = new Observer(version, common, strictness, wanted, leftOut);
        var variables = new Object[count];
        var statuses = new ArrayList<Status>(count);
        var entered = new HashSet<Guard.Entered>();
        var returned = new HashSet<Guard.Entered>();
        Guard.start(budget);
        try {
            for (int i = 0; i < count; i++) {
                if (!isReady(sequence.steps().get(i), variables, statuses)) {
                    statuses.add(Status.SKIPPED);
                    continue;
                }
                // If it does not come back, it has thrown.
                statuses.add(Status.THREW);
                boolean isBack = step(version, sequence, i, variables, observer);
                if (isBack) statuses.set(i, Status.RETURNED);
                Set<Guard.Entered> now = Guard.entered();
                if (now.isEmpty()) continue;
                entered.addAll(now);
                if (isBack) returned.addAll(now);
                Guard.forgetEntered();
            }
            printed(observer);
            look(sequence, variables, observer);
        } catch (Guard.Stop stop) {
            // The Guard knows why.
        } catch (OutOfMemoryError | StackOverflowError limit) {
            Guard.note(limit);
        } catch (Throwable failure) {
            // The program's own code, called from a toString or a comparison of the JDK's.
            observer.broken();
        }
        int steps = Guard.steps();
        printed(observer);
        entered.addAll(Guard.entered());
        returned.addAll(Guard.entered());
        while (statuses.size() < count) statuses.add(Status.SKIPPED);
        return new Observation(
                observer.text(),
                Guard.interruption(),
                statuses,
                observer.captured(),
                entered,
                returned,
                Outcomes.taken(),
                Outcomes.compared(),
                Guard.salted(),
                Guard.interruption() == null ? null : observer.asked(),
                steps);
    }

    /** What the calls printed comes before what accessors tell, and those may print, too. */
    private static void printed(Observer observer) {
        observer.printed(">out", Guard.output());
        observer.printed(">err", Guard.errorOutput());
    }

    /** An accessor is not asked any more; false if it was not anyway. */
    boolean leaveOut(Member accessor) {
        return leftOut.add(accessor);
    }

    /** After the last step: what the objects show now, and what was passed and returned. */
    private void look(Sequence sequence, Object[] variables, Observer observer) {
        List<Sequence.Step> steps = sequence.steps();
        observer.over();
        for (int i = 0; i < variables.length; i++) {
            if (steps.get(i).member().kind() == Member.Kind.VALUE
                    || i < variables.length - 1 && isContainer(variables[i]))
                observer.passed(
                        place('$', i), variables[i], steps.get(i).member().type());
            else observer.state(place('$', i), variables[i]);
        }
        observer.arguments();
        for (Member field : staticFields(sequence)) observer.staticField(field);
        for (int i = 0; i < variables.length; i++) {
            if (steps.get(i).member().kind() == Member.Kind.VALUE) continue;
            Watch.at(steps.get(i).member());
            observer.drain(place('$', i), variables[i], steps.get(i).member().type());
        }
    }

    /** What a program returned or was given, may still be holding on to, and may have filled since. */
    private static boolean isContainer(Object value) {
        if (value == null || value.getClass().isArray()) return value != null;
        return value.getClass().getClassLoader() == null
                && (value instanceof Collection
                        || value instanceof Map
                        || value instanceof StringBuilder
                        || value instanceof StringBuffer
                        || value instanceof StringWriter
                        || value instanceof CharArrayWriter
                        || value instanceof ByteArrayOutputStream);
    }

    /** A method that was to be called on what another one returned, which was null, is not called; nor is one that was to be given what nobody returned. */
    private static boolean isReady(Sequence.Step step, Object[] variables, List<Status> statuses) {
        if (step.receiver() >= 0 && variables[step.receiver()] == null) return false;
        for (Sequence.Argument argument : step.arguments()) if (!isReady(argument, statuses)) return false;
        return true;
    }

    private static boolean isReady(Sequence.Argument argument, List<Status> statuses) {
        if (argument instanceof Sequence.Variable variable) return statuses.get(variable.step()) == Status.RETURNED;
        for (Sequence.Argument inside : argument.inside()) if (!isReady(inside, statuses)) return false;
        return true;
    }

    /** False if the step threw. */
    private boolean step(Version version, Sequence sequence, int index, Object[] variables, Observer observer) {
        Sequence.Step step = sequence.steps().get(index);
        Member member = step.member();
        String place = place('#', index);
        Object[] arguments = arguments(version, step, index, variables, observer);
        if (arguments == null) return false;
        try {
            Object receiver = step.receiver() < 0 ? null : variables[step.receiver()];
            Object result = switch (member.kind()) {
                case CONSTRUCTOR -> ((Constructor<?>) version.member(member)).newInstance(arguments);
                case METHOD -> ((Method) version.member(member)).invoke(receiver, arguments);
                case FIELD -> ((Field) version.member(member)).get(null);
                case VALUE -> arguments[0];
                case ELEMENT -> Array.get(receiver, (Integer) arguments[0]);
                case STORE -> store(receiver, arguments);
            };
            variables[index] = result;
            show(place, member, receiver, arguments, result, observer);
            return true;
        } catch (InvocationTargetException e) {
            rethrowStop(e.getCause());
            Trace.thrown(e.getCause());
            observer.thrown(place, e.getCause());
            return false;
        } catch (LinkageError | IndexOutOfBoundsException e) {
            Trace.thrown(e);
            observer.thrown(place, e);
            return false;
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            observer.thrown(place, new IllegalStateException("can't be called: " + e));
            return false;
        }
    }

    private static Object store(Object array, Object[] arguments) {
        Array.set(array, (Integer) arguments[0], arguments[1]);
        return null;
    }

    /** Of some results not all means something, unless one is strict. */
    private void show(
            String place, Member member, Object receiver, Object[] arguments, Object result, Observer observer) {
        boolean isStrict = strictness == Observer.Strictness.MESSAGES;
        if (member.kind() == Member.Kind.CONSTRUCTOR || member.kind() == Member.Kind.VALUE)
            observer.returned(place, result, "void");
        else if (!isStrict && member.tellsHash()) observer.returned(place, null, "void");
        else if (!isStrict && member.tellsSign())
            observer.returned(place + JavaText.SIGN, Integer.signum((Integer) result), "int");
        else if (member.tellsEquality()
                && Boolean.TRUE.equals(result)
                && arguments[0] != null
                && receiver.hashCode() != arguments[0].hashCode()) observer.equalWithOtherHash(place);
        else observer.returned(place, result, member.type());
    }

    private static final Object[] NONE = {};

    /** Null if one of them can't be made: a set calls the program's own code for the objects that it is to hold. */
    private static Object[] arguments(
            Version version, Sequence.Step step, int index, Object[] variables, Observer observer) {
        int count = step.arguments().size();
        if (count == 0) return NONE;
        var arguments = new Object[count];
        for (int i = 0; i < count; i++) {
            Sequence.Argument argument = step.arguments().get(i);
            try {
                arguments[i] = evaluate(version, argument, variables);
            } catch (Throwable e) {
                Throwable cause = e instanceof InvocationTargetException ? e.getCause() : e;
                rethrowStop(cause);
                observer.thrown(place('#', index), cause);
                return null;
            }
            if (isMutable(argument) && step.member().kind() != Member.Kind.VALUE)
                observer.keep(
                        "@" + index + ':' + i,
                        arguments[i],
                        step.member().parameters().get(i));
        }
        return arguments;
    }

    private static boolean isMutable(Sequence.Argument argument) {
        return argument instanceof Literal literal
                ? literal.mutable()
                : argument instanceof Compound compound && compound.isMutable();
    }

    private static final String[] RESULTS = {"#0", "#1", "#2", "#3", "#4", "#5", "#6", "#7"};
    private static final String[] OBJECTS = {"$0", "$1", "$2", "$3", "$4", "$5", "$6", "$7"};

    private static String place(char kind, int index) {
        if (index >= RESULTS.length) return "" + kind + index;
        return kind == '#' ? RESULTS[index] : OBJECTS[index];
    }

    private static Object evaluate(Version version, Sequence.Argument argument, Object[] variables)
            throws ReflectiveOperationException {
        if (argument instanceof Literal literal) return literal.maker().get();
        if (argument instanceof Sequence.Variable variable) return variables[variable.step()];
        if (argument instanceof ClassLiteral literal) return literal.make(version);
        var inside = new ArrayList<>();
        for (Sequence.Argument element : argument.inside()) inside.add(evaluate(version, element, variables));
        if (argument instanceof Stub stub) return stub.make(version, inside);
        return argument instanceof Compound compound
                ? compound.make(version, inside)
                : ((Lambda) argument).make(version, inside);
    }

    /** What the guard or the machine throws ends a run, wherever it comes from; the rest is the program's behaviour. */
    static void rethrowStop(Throwable thrown) {
        Guard.note(thrown);
        if (thrown instanceof Guard.Stop stop) throw stop;
        if (thrown instanceof OutOfMemoryError || thrown instanceof StackOverflowError) throw (Error) thrown;
        if (thrown instanceof ExceptionInInitializerError && thrown.getCause() != null) rethrowStop(thrown.getCause());
    }
}
