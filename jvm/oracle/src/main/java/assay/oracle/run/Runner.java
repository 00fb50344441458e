package assay.oracle.run;

import assay.oracle.guard.Guard;
import assay.oracle.guard.Trace;
import assay.oracle.guard.Watch;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Runs a sequence on one version under the {@link Guard} and writes down what can be seen. */
final class Runner {

    private static final int FEW_CLASSES = 30;

    private final Common common;
    private final List<Member> staticFields;
    private final Observer.Strictness strictness;

    /**
     * What a run showed. {@code interruption} is not null if it was cut off: then {@code text} means nothing.
     * {@code reached} counts the steps that were begun, {@code threw} tells that the last of them did not return;
     * {@code entered} are the marks that the run came by; {@code salted}: see {@link Guard#salts}.
     */
    record Observation(String text, Guard.Interruption interruption, int reached, boolean threw, Object captured, Set<Guard.Entered> entered, boolean salted) {}

    Runner(Common common, Observer.Strictness strictness) {
        this.common = common;
        this.strictness = strictness;
        this.staticFields = common.classes().stream().flatMap(type -> type.statics().stream()).toList();
    }

    /** To look at a static field is to initialise its class: in a large program only those that the sequence is about. */
    private List<Member> staticFields(Sequence sequence) {
        if (common.classes().size() <= FEW_CLASSES) return staticFields;
        var owners = new HashSet<String>();
        for (Sequence.Step step : sequence.steps()) owners.add(step.member().owner());
        return staticFields.stream().filter(field -> owners.contains(field.owner())).toList();
    }

    Observation run(Version version, Sequence sequence, int budget) {
        return run(version, sequence, budget, null);
    }

    /** {@code wanted}: a place whose value shall be kept, or null. */
    Observation run(Version version, Sequence sequence, int budget, String wanted) {
        var run = new Hang.Run(version, sequence);
        Watch.enter(run);
        try {
            return observe(version, sequence, budget, wanted);
        } finally {
            Watch.leave(run);
        }
    }

    private Observation observe(Version version, Sequence sequence, int budget, String wanted) {
        var observer = new Observer(version, common, strictness, wanted);
        var variables = new Object[sequence.steps().size()];
        int reached = 0;
        Guard.start(budget);
        boolean goesOn = true;
        try {
            while (goesOn && reached < variables.length && hasReceiver(sequence.steps().get(reached), variables)) goesOn = step(version, sequence, reached++, variables, observer);
            for (int i = 0; i < reached; i++) observer.state(place('$', i), variables[i]);
            observer.arguments();
            for (Member field : staticFields(sequence)) observer.staticField(field);
            for (int i = 0; i < reached; i++) {
                Watch.at(sequence.steps().get(i).member());
                observer.drain(place('$', i), variables[i], sequence.steps().get(i).member().type());
            }
        } catch (Guard.Stop stop) {
            // The Guard knows why.
        } catch (OutOfMemoryError | StackOverflowError limit) {
            Guard.note(limit);
        } catch (Throwable failure) {
            // The program's own code, called from a toString or a comparison of the JDK's.
            observer.broken();
        }
        observer.text(">out", Guard.output());
        observer.text(">err", Guard.errorOutput());
        return new Observation(observer.text(), Guard.interruption(), reached, !goesOn, observer.captured(), Guard.entered(), Guard.salted());
    }

    /** A method that was to be called on what another one returned, which was null, is not called. */
    private static boolean hasReceiver(Sequence.Step step, Object[] variables) {
        return step.receiver() < 0 || variables[step.receiver()] != null;
    }

    /** False if the step threw: nothing comes after that. */
    private boolean step(Version version, Sequence sequence, int index, Object[] variables, Observer observer) {
        Sequence.Step step = sequence.steps().get(index);
        Member member = step.member();
        String place = place('#', index);
        Object[] arguments = arguments(version, step, index, variables, observer);
        if (arguments == null) return false;
        try {
            Object result = switch (member.kind()) {
                case CONSTRUCTOR -> ((Constructor<?>) version.member(member)).newInstance(arguments);
                case METHOD -> invoke(version, member, step.receiver() < 0 ? null : variables[step.receiver()], arguments);
                case FIELD -> ((Field) version.member(member)).get(null);
            };
            variables[index] = result;
            observer.returned(place, result, member.kind() == Member.Kind.CONSTRUCTOR ? "void" : member.type());
            return true;
        } catch (InvocationTargetException e) {
            rethrowStop(e.getCause());
            Trace.thrown(e.getCause());
            observer.thrown(place, e.getCause());
            return false;
        } catch (LinkageError e) {
            Trace.thrown(e);
            observer.thrown(place, e);
            return false;
        } catch (ReflectiveOperationException | IllegalArgumentException e) {
            observer.thrown(place, new IllegalStateException("can't be called: " + e));
            return false;
        }
    }

    private static final Object[] NONE = {};

    /** Null if one of them can't be made: a set calls the program's own code for the objects that it is to hold. */
    private static Object[] arguments(Version version, Sequence.Step step, int index, Object[] variables, Observer observer) {
        int count = step.arguments().size();
        if (count == 0) return NONE;
        var arguments = new Object[count];
        for (int i = 0; i < count; i++) {
            Sequence.Argument argument = step.arguments().get(i);
            try {
                arguments[i] = evaluate(version, argument, variables);
            } catch (Throwable e) {
                rethrowStop(e);
                observer.thrown(place('#', index), e);
                return null;
            }
            if (isMutable(argument)) observer.keep("@" + index + ':' + i, arguments[i], step.member().parameters().get(i));
        }
        return arguments;
    }

    private static boolean isMutable(Sequence.Argument argument) {
        return argument instanceof Literal literal ? literal.mutable() : argument instanceof Compound compound && compound.isMutable();
    }

    private static final String[] RESULTS = {"#0", "#1", "#2", "#3", "#4", "#5", "#6", "#7"};
    private static final String[] OBJECTS = {"$0", "$1", "$2", "$3", "$4", "$5", "$6", "$7"};

    private static String place(char kind, int index) {
        if (index >= RESULTS.length) return "" + kind + index;
        return kind == '#' ? RESULTS[index] : OBJECTS[index];
    }

    private static Object invoke(Version version, Member member, Object receiver, Object[] arguments) throws ReflectiveOperationException {
        return ((Method) version.member(member)).invoke(receiver, arguments);
    }

    private static Object evaluate(Version version, Sequence.Argument argument, Object[] variables) throws ClassNotFoundException {
        if (argument instanceof Literal literal) return literal.maker().get();
        if (argument instanceof Sequence.Variable variable) return variables[variable.step()];
        var inside = new ArrayList<>();
        for (Sequence.Argument element : Sequence.inside(argument)) inside.add(evaluate(version, element, variables));
        return argument instanceof Compound compound ? compound.make(version, inside) : ((Lambda) argument).make(version, inside);
    }

    /** What the guard or the machine throws ends a run, wherever it comes from; the rest is the program's behaviour. */
    static void rethrowStop(Throwable thrown) {
        Guard.note(thrown);
        if (thrown instanceof Guard.Stop stop) throw stop;
        if (thrown instanceof OutOfMemoryError || thrown instanceof StackOverflowError) throw (Error) thrown;
        if (thrown instanceof ExceptionInInitializerError && thrown.getCause() != null) rethrowStop(thrown.getCause());
    }
}
