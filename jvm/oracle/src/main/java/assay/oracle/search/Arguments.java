package assay.oracle.search;

import assay.oracle.program.Common;
import assay.oracle.program.CommonClass;
import assay.oracle.search.Draft.Constant;
import assay.oracle.search.Draft.Earlier;
import assay.oracle.search.Draft.Existing;
import assay.oracle.search.Draft.Group;
import assay.oracle.search.Draft.Made;
import assay.oracle.search.Draft.Stubbed;
import assay.oracle.search.Draft.Value;
import assay.oracle.sequence.Compound;
import assay.oracle.sequence.Generic;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Literal;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import assay.oracle.sequence.Stub;
import assay.oracle.values.Values;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;

/**
 * Arguments drawn by lot, which often have to do with each other: what an earlier call of the sequence was given, once more or
 * a little changed, the object itself, something that an earlier sequence came to; else what the planner would choose, or
 * another constant.
 */
final class Arguments {

    private static final int MOST_ELEMENTS = 6;
    private static final int MOST_DEPTH = 2;

    /** Where calls should have to do with each other, there are only so many different things of a type. */
    private static final int FEW = 4;

    private final Common common;
    private final Planner planner;
    private final Values values;
    private final Map<String, List<Earlier>> pool;
    private final Random random;
    private Values.World world = Values.World.WIDE;
    private final List<String> texts = new ArrayList<>();

    Arguments(Common common, Planner planner, Values values, Map<String, List<Earlier>> pool, Random random) {
        this.common = common;
        this.planner = planner;
        this.values = values;
        this.pool = pool;
        this.random = random;
    }

    /** For a call that comes next in a sequence. */
    List<Value> of(Member method, Draft draft) {
        return of(method, draft, MOST_DEPTH);
    }

    /** Another sequence begins: in every other one the same few names and numbers come again and again, as in a small world of its own. */
    void begin() {
        int lot = random.nextInt(10);
        world = lot < 5
                ? Values.World.WIDE
                : lot < 8 ? Values.World.SMALL : lot < 9 ? Values.World.MIDDLE : Values.World.LARGE;
        texts.clear();
    }

    /** The n-th text of this sequence's world: two names, and two that are drawn once. */
    private Literal text(String type, int n) {
        if (texts.isEmpty()) {
            String drawn = values.drawnText(random);
            texts.addAll(List.of(
                    "a",
                    "b",
                    drawn,
                    random.nextBoolean() ? "c" : values.relatedText(random.nextBoolean() ? drawn : "a", random)));
        }
        return values.text(type, texts.get(n));
    }

    boolean isFew() {
        return world != Values.World.WIDE;
    }

    /** One of few, where that is what is wanted; else null. */
    private Literal few(String type) {
        if (!isFew() || random.nextInt(5) == 0) return null;
        int one = random.nextInt(FEW);
        if (type.equals("java.lang.String") || type.equals("java.lang.CharSequence") || type.equals("java.lang.Object"))
            return text(type, one);
        // What is often wrong, as zero is, comes last of the numbers and is not taken as often.
        return values.few(type, world, Values.isNumber(type) ? Math.min(one, random.nextInt(FEW)) : one);
    }

    private List<Value> of(Member method, Draft draft, int depth) {
        if (method.parameters().isEmpty()) return List.of();
        List<List<Value>> choices = planner.choices(method);
        var arguments = new ArrayList<Value>();
        for (int i = 0; i < choices.size(); i++) {
            Value value = method.isInner() && i == 0
                    ? choices.get(0).get(random.nextInt(choices.get(0).size()))
                    : argument(method.wants().get(i), choices.get(i), draft, arguments, depth);
            arguments.add(value);
        }
        return arguments;
    }

    private Value argument(String type, List<Value> choices, Draft draft, List<Value> beside, int depth) {
        if (choices.isEmpty()) return new Constant(Literal.nothing(type));
        Value twin = random.nextInt(3) == 0 ? twin(type, draft) : null;
        if (twin != null) return twin;
        Literal few = few(type);
        if (few != null) return new Constant(few);
        List<Earlier> earlier = pool.get(Generic.raw(type));
        if (earlier != null && random.nextInt(4) == 0) return earlier.get(random.nextInt(earlier.size()));
        Value known = random.nextInt(5) < 2 ? existing(type, draft, beside) : null;
        if (known != null) return known;
        // Each text that there is has been passed already; numbers are fewer.
        boolean draws = type.equals("java.lang.String") ? random.nextInt(3) > 0 : random.nextInt(5) < 2;
        Literal drawn = draws ? values.drawn(type, random) : null;
        if (drawn != null) return new Constant(drawn);
        Value choice = choices.get(random.nextInt(choices.size()));
        if (choice instanceof Stubbed stubbed && random.nextBoolean()) return growing(stubbed);
        // An object that is made for this call may have to do with what was passed before, too.
        if (choice instanceof Made made
                && depth > 0
                && !made.arguments().isEmpty()
                && made.maker().kind() != Member.Kind.FIELD
                && random.nextBoolean()) return new Made(made.maker(), of(made.maker(), draft, depth - 1));
        return choice instanceof Group group && (isFew() || random.nextBoolean())
                ? group(group.type(), choices, draft, depth)
                : choice;
    }

    /** A clock may go faster or slower. */
    private Value growing(Stubbed stubbed) {
        int next = stubbed.stub().arguments().size();
        var inside = new ArrayList<>(stubbed.inside());
        for (Stub.Answer answer : stubbed.stub().answers()) {
            if (answer.kind() == Stub.Kind.GROWS)
                inside.set(next, new Constant(values.numbered("long", GROWTHS[random.nextInt(GROWTHS.length)])));
            next += (answer.value() == null ? 0 : 1) + (answer.thrown() == null ? 0 : 1);
        }
        return new Stubbed(stubbed.stub(), List.copyOf(inside));
    }

    private static final long[] GROWTHS = {1, 3, 7, 40, 250, 1_000, 40_000, 50_000_000};

    /** What is nearly the same as the object that is called: made as it was, but for one argument; null if it is of another type. */
    private Value twin(String type, Draft draft) {
        if (draft.receiver() < 0) return null;
        Sequence.Step made = draft.steps().get(draft.receiver());
        Member maker = made.member();
        boolean isMaker =
                (maker.kind() == Member.Kind.CONSTRUCTOR || maker.kind() == Member.Kind.METHOD && maker.isStatic())
                        && !maker.isInner()
                        && common.find(maker.type()) != null;
        if (!isMaker
                || made.arguments().isEmpty()
                || !type.equals("java.lang.Object")
                        && !type.equals(maker.type())
                        && !common.find(maker.type()).supertypes().contains(Generic.raw(type))) return null;
        var changed = new ArrayList<>(made.arguments());
        int at = random.nextInt(changed.size());
        Literal related = changed.get(at) instanceof Literal literal && !literal.isNull()
                ? values.related(literal, random)
                : null;
        if (related != null) changed.set(at, related);
        return new Draft.Twin(maker, List.copyOf(changed));
    }

    /** Something of this type that the sequence knows already: an object, or a constant, as it is or a little changed; null if there is none. */
    private Value existing(String type, Draft draft, List<Value> beside) {
        String raw = Generic.raw(type);
        var objects = new ArrayList<Value>();
        var literals = new ArrayList<Literal>();
        for (Value value : beside)
            if (value instanceof Constant constant && constant.literal().type().equals(type))
                literals.add(constant.literal());
        List<Sequence.Step> steps = draft.steps();
        for (int i = 0; i < steps.size(); i++) {
            Member member = steps.get(i).member();
            if (fits(member, raw, type)) objects.add(new Existing(i));
            for (Sequence.Argument argument : steps.get(i).arguments()) collect(argument, type, literals);
        }
        if (!objects.isEmpty() && (literals.isEmpty() || random.nextBoolean()))
            return objects.get(random.nextInt(objects.size()));
        if (literals.isEmpty()) return null;
        Literal literal = literals.get(random.nextInt(literals.size()));
        Literal related = random.nextBoolean() ? values.related(literal, random) : null;
        return new Constant(related == null ? literal : related);
    }

    private static void collect(Sequence.Argument argument, String type, List<Literal> into) {
        if (argument instanceof Literal literal && literal.type().equals(type) && !literal.isNull()) into.add(literal);
        for (Sequence.Argument inside : argument.inside()) collect(inside, type, into);
    }

    private boolean fits(Member member, String raw, String type) {
        // Neither numbers that mean nothing may go into a call and mean something there.
        if (member.type().equals("void") || member.tellsHash() || member.tellsSign()) return false;
        if (member.kind() == Member.Kind.VALUE) return member.ownerText().equals(type);
        if (member.type().equals(raw))
            return raw.equals(type) || member.gives().equals(type) || common.find(raw) != null;
        CommonClass own = common.find(member.type());
        return own != null
                && (raw.equals("java.lang.Object") || own.supertypes().contains(raw));
    }

    /** An array or collection of a few, or as many as the code's own numbers say, of what the others of its type hold and of what is drawn. */
    private Value group(String type, List<Value> choices, Draft draft, int depth) {
        String raw = Generic.raw(type);
        boolean isArray = raw.startsWith("[");
        int room = isArray ? MOST_ELEMENTS : Compound.room(raw);
        var held = new ArrayList<Value>();
        for (Value choice : choices)
            if (choice instanceof Group other && other.elements().size() <= MOST_ELEMENTS)
                held.addAll(other.elements());
        if (held.isEmpty() || room < 2) return choices.get(random.nextInt(choices.size()));
        boolean isMap = !isArray && Compound.isMap(raw);
        var elements = new ArrayList<Value>();
        int size = isFew()
                ? random.nextInt(FEW)
                : values.sizes().isEmpty() || random.nextInt(4) > 0
                        ? 1 + random.nextInt(MOST_ELEMENTS)
                        : values.sizes().get(random.nextInt(values.sizes().size()));
        for (int n = isMap ? 2 * size : size; n > 0; n--) {
            Value one = isMap
                    ? held.get(2 * random.nextInt(held.size() / 2) + (elements.size() % 2))
                    : held.get(random.nextInt(held.size()));
            boolean isKey = isMap && elements.size() % 2 == 0;
            String key = isKey
                            && one instanceof Constant constant
                            && constant.literal().type().equals("java.lang.String")
                            && random.nextBoolean()
                    ? values.mentionedText(random)
                    : null;
            if (key != null) elements.add(new Constant(values.text("java.lang.String", key)));
            else elements.add(random.nextInt(3) == 0 ? one : element(one, draft, depth));
        }
        String last = isArray ? JavaText.elementType(type) : Generic.parse(type).argument(isMap ? 1 : 0);
        // A number that is not there would be found wherever it is unboxed.
        if (!elements.isEmpty() && Compound.takesNull(raw) && !isBox(last) && random.nextInt(12) == 0)
            elements.set(elements.size() - 1, new Constant(Literal.nothing(last)));
        return new Group(type, elements);
    }

    private static boolean isBox(String type) {
        return type.startsWith("java.lang.") && !type.equals("java.lang.String") && !type.equals("java.lang.Object");
    }

    /** Another one of its kind. */
    private Value element(Value one, Draft draft, int depth) {
        if (one instanceof Constant constant) {
            Literal few = few(constant.literal().type());
            Literal drawn = few == null ? values.drawn(constant.literal().type(), random) : few;
            return drawn == null ? one : new Constant(drawn);
        }
        boolean isMade = one instanceof Made made
                && depth > 0
                && !made.arguments().isEmpty()
                && made.maker().kind() != Member.Kind.FIELD
                && !made.maker().isInner();
        return isMade ? new Made(((Made) one).maker(), of(((Made) one).maker(), draft, depth - 1)) : one;
    }
}
