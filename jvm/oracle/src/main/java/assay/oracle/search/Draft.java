package assay.oracle.search;

import assay.oracle.sequence.ClassLiteral;
import assay.oracle.sequence.Compound;
import assay.oracle.sequence.Lambda;
import assay.oracle.sequence.Literal;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import assay.oracle.sequence.Stub;
import java.util.ArrayList;
import java.util.List;

/** A sequence in the making: values become steps before the call that needs them. */
final class Draft {

    /** An argument or receiver to be made. Values have values in them, and are looked up often: those know their hash code. */
    sealed interface Value {}

    /** The receiver of a static method. */
    record Nobody() implements Value {}

    record Constant(Literal literal) implements Value {}

    /** An object that a constructor, a factory or a constant makes. */
    record Made(Member maker, List<Value> arguments, int hash) implements Value {

        Made(Member maker, List<Value> arguments) {
            this(maker, arguments, 31 * maker.hashCode() + arguments.hashCode());
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    record Group(String type, List<Value> elements, int hash) implements Value {

        Group(String type, List<Value> elements) {
            this(type, elements, 31 * type.hashCode() + elements.hashCode());
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    /** A lambda without its answer, and the answer, if there is one. */
    record Answering(Lambda lambda, List<Value> answer, int hash) implements Value {

        Answering(Lambda lambda, List<Value> answer) {
            this(lambda, answer, 31 * lambda.hashCode() + answer.hashCode());
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    /** What a step of an earlier sequence came to, with all that it did on the way. */
    record Earlier(Sequence sequence, int step) implements Value {}

    /** A stub without what is inside it, and that. */
    record Stubbed(Stub stub, List<Value> inside, int hash) implements Value {

        Stubbed(Stub stub, List<Value> inside) {
            this(stub, inside, 31 * stub.hashCode() + inside.hashCode());
        }

        @Override
        public int hashCode() {
            return hash;
        }
    }

    record Named(ClassLiteral literal) implements Value {}

    /** An object made as an earlier one of this sequence was, with these arguments. */
    record Twin(Member maker, List<Sequence.Argument> arguments) implements Value {}

    /** What a step of this very sequence came to. */
    record Existing(int step) implements Value {}

    private final List<Sequence.Step> steps = new ArrayList<>();
    private int receiver = -1;

    /** Goes on after another sequence. */
    static Draft after(Sequence sequence) {
        var draft = new Draft();
        draft.steps.addAll(sequence.steps());
        return draft;
    }

    List<Sequence.Step> steps() {
        return steps;
    }

    int receiver() {
        return receiver;
    }

    Draft onStep(int step) {
        receiver = step;
        return this;
    }

    /** Gives a value a name, and tells its number. */
    int name(String type, Value value) {
        Sequence.Argument argument = argument(value);
        steps.add(new Sequence.Step(Member.value(type), -1, List.of(argument)));
        return steps.size() - 1;
    }

    /** Writes to what a step came to. */
    Draft touch(int container, Touches.Touch touch) {
        int at = container;
        if (touch.into() != null) {
            steps.add(new Sequence.Step(
                    touch.into(), container, List.of(touch.arguments().get(0))));
            at = steps.size() - 1;
        }
        steps.add(new Sequence.Step(touch.member(), at, List.copyOf(touch.arguments())));
        return this;
    }

    /** Goes from what a step came to, a list, to the first that is in it. */
    Draft into(int container, Elements elements, Literal first) {
        int at = container;
        for (Member member : elements.path()) {
            steps.add(new Sequence.Step(member, at, member.parameters().isEmpty() ? List.of() : List.of(first)));
            at = steps.size() - 1;
        }
        receiver = at;
        return this;
    }

    Draft made(Made value) {
        step(value);
        return this;
    }

    Draft read(List<Member> fields) {
        for (Member field : fields) steps.add(new Sequence.Step(field, -1, List.of()));
        return this;
    }

    Draft call(Value on, Member method, List<Value> arguments) {
        return on(on).callAgain(method, arguments);
    }

    /** Chooses the receiver of the calls that follow. */
    Draft on(Value value) {
        if (value instanceof Made object) receiver = step(object);
        else if (value instanceof Twin twin) receiver = step(twin);
        else if (value instanceof Stubbed || value instanceof Answering) receiver = name(typeOf(value), value);
        else receiver = value instanceof Earlier earlier ? step(earlier) : -1;
        return this;
    }

    Draft callAgain(Member method, List<Value> values) {
        List<Sequence.Argument> arguments = arguments(values);
        steps.add(new Sequence.Step(method, method.isStatic() ? -1 : receiver, arguments));
        return this;
    }

    Draft callOnResult(Member method, List<Value> arguments) {
        receiver = steps.size() - 1;
        return callAgain(method, arguments);
    }

    int size() {
        return steps.size();
    }

    Sequence done() {
        return new Sequence(List.copyOf(steps));
    }

    private static String typeOf(Value value) {
        return value instanceof Stubbed stubbed ? stubbed.stub.type() : ((Answering) value).lambda.type();
    }

    private int step(Made value) {
        List<Sequence.Argument> arguments = arguments(value.arguments);
        steps.add(new Sequence.Step(value.maker, -1, arguments));
        return steps.size() - 1;
    }

    private int step(Twin value) {
        steps.add(new Sequence.Step(value.maker, -1, value.arguments));
        return steps.size() - 1;
    }

    private int step(Earlier value) {
        int offset = steps.size();
        steps.addAll(value.sequence.after(offset));
        return offset + value.step;
    }

    private List<Sequence.Argument> arguments(List<Value> values) {
        if (values.isEmpty()) return List.of();
        var arguments = new ArrayList<Sequence.Argument>();
        for (Value value : values) arguments.add(argument(value));
        return List.copyOf(arguments);
    }

    private Sequence.Argument argument(Value value) {
        if (value instanceof Constant constant) return constant.literal;
        if (value instanceof Made object) return new Sequence.Variable(step(object));
        if (value instanceof Earlier earlier) return new Sequence.Variable(step(earlier));
        if (value instanceof Group group) return new Compound(group.type, arguments(group.elements));
        if (value instanceof Answering answering) {
            Lambda lambda = answering.lambda;
            return new Lambda(lambda.type(), lambda.parameters(), lambda.gives(), arguments(answering.answer));
        }
        if (value instanceof Named named) return named.literal;
        if (value instanceof Twin twin) return new Sequence.Variable(step(twin));
        if (value instanceof Existing existing) return new Sequence.Variable(existing.step);
        if (value instanceof Stubbed stubbed) return stubbed.stub.with(arguments(stubbed.inside));
        throw new IllegalArgumentException("no argument: " + value);
    }
}
