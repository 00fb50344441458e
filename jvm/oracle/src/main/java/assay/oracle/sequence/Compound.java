package assay.oracle.sequence;

import java.lang.reflect.Array;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * An argument that holds others: an array, a collection, a map (keys and values in turn), an Optional or the like, of the
 * type that a parameter asks for. Made anew for each use.
 */
public record Compound(String type, List<Sequence.Argument> elements) implements Sequence.Argument {

    @Override
    public List<Sequence.Argument> inside() {
        return elements;
    }

    @Override
    public Sequence.Argument with(List<Sequence.Argument> inside) {
        return new Compound(type, inside);
    }

    @Override
    public int hashCode() {
        return 31 * type.hashCode() + elements.hashCode();
    }

    @Override
    public boolean equals(Object other) {
        return other == this
                || other instanceof Compound compound
                        && compound.type.equals(type)
                        && compound.elements.equals(elements);
    }

    /** How a type is made: the class that stands for it in source, and the making. */
    private record Form(Kind kind, String made, Function<List<Object>, Object> maker) {}

    /** {@code COPY} is mutable and can be empty, as {@code MAP} is; {@code ONE} holds one or nothing. */
    private enum Kind {
        COPY,
        SORTED,
        MAP,
        SORTED_MAP,
        ITERATOR,
        STREAM,
        ONE,
        ENTRY
    }

    private static final Map<String, Form> FORMS = new HashMap<>();

    static {
        copies(
                Kind.COPY,
                ArrayList::new,
                "java.util.ArrayList",
                "java.util.List",
                "java.util.Collection",
                "java.lang.Iterable",
                "java.util.AbstractList",
                "java.util.AbstractCollection",
                "java.util.SequencedCollection");
        copies(Kind.COPY, LinkedList::new, "java.util.LinkedList");
        copies(Kind.COPY, Vector::new, "java.util.Vector");
        copies(Kind.COPY, CopyOnWriteArrayList::new, "java.util.concurrent.CopyOnWriteArrayList");
        copies(
                Kind.COPY,
                LinkedHashSet::new,
                "java.util.LinkedHashSet",
                "java.util.Set",
                "java.util.AbstractSet",
                "java.util.SequencedSet");
        copies(Kind.COPY, HashSet::new, "java.util.HashSet");
        copies(Kind.COPY, ArrayDeque::new, "java.util.ArrayDeque", "java.util.Queue", "java.util.Deque");
        copies(Kind.SORTED, TreeSet::new, "java.util.TreeSet", "java.util.SortedSet", "java.util.NavigableSet");
        copies(Kind.SORTED, PriorityQueue::new, "java.util.PriorityQueue");
        maps(
                Kind.MAP,
                LinkedHashMap::new,
                "java.util.LinkedHashMap",
                "java.util.Map",
                "java.util.AbstractMap",
                "java.util.SequencedMap");
        maps(Kind.MAP, HashMap::new, "java.util.HashMap");
        maps(
                Kind.MAP,
                ConcurrentHashMap::new,
                "java.util.concurrent.ConcurrentHashMap",
                "java.util.concurrent.ConcurrentMap");
        maps(Kind.SORTED_MAP, TreeMap::new, "java.util.TreeMap", "java.util.SortedMap", "java.util.NavigableMap");
        FORMS.put(
                "java.util.Iterator",
                new Form(Kind.ITERATOR, "", elements -> List.copyOf(elements).iterator()));
        FORMS.put("java.util.stream.Stream", new Form(Kind.STREAM, "", elements -> Stream.of(elements.toArray())));
        FORMS.put(
                "java.util.Optional",
                new Form(
                        Kind.ONE,
                        "java.util.Optional.of",
                        elements -> elements.isEmpty() ? Optional.empty() : Optional.of(elements.get(0))));
        FORMS.put(
                "java.util.concurrent.atomic.AtomicReference",
                new Form(
                        Kind.ONE,
                        "new java.util.concurrent.atomic.AtomicReference<>",
                        elements -> new AtomicReference<>(elements.isEmpty() ? null : elements.get(0))));
        FORMS.put(
                "java.util.Map$Entry",
                new Form(Kind.ENTRY, "java.util.Map.entry", elements -> Map.entry(elements.get(0), elements.get(1))));
    }

    private static void copies(Kind kind, Function<Collection<Object>, Object> maker, String made, String... others) {
        var form = new Form(kind, made, maker::apply);
        FORMS.put(made, form);
        for (String other : others) FORMS.put(other, form);
    }

    private static void maps(Kind kind, Function<Map<Object, Object>, Object> maker, String made, String... others) {
        var form = new Form(kind, made, elements -> {
            var entries = new LinkedHashMap<Object, Object>();
            for (int i = 0; i + 1 < elements.size(); i += 2) entries.put(elements.get(i), elements.get(i + 1));
            return maker.apply(entries);
        });
        FORMS.put(made, form);
        for (String other : others) FORMS.put(other, form);
    }

    public static boolean isKnown(String raw) {
        return FORMS.containsKey(raw);
    }

    public static boolean isMap(String raw) {
        Kind kind = FORMS.get(raw).kind;
        return kind == Kind.MAP || kind == Kind.SORTED_MAP || kind == Kind.ENTRY;
    }

    public static boolean isSorted(String raw) {
        Kind kind = FORMS.get(raw).kind;
        return kind == Kind.SORTED || kind == Kind.SORTED_MAP;
    }

    /** How many elements, or entries, it may have at most. */
    public static int room(String raw) {
        Kind kind = FORMS.get(raw).kind;
        return kind == Kind.ONE || kind == Kind.ENTRY ? 1 : 4;
    }

    /** Whether its last element, or value, may be null, as far as it is concerned. */
    public static boolean takesNull(String raw) {
        return switch (raw) {
            case "java.util.List",
                    "java.util.ArrayList",
                    "java.util.LinkedList",
                    "java.util.Collection",
                    "java.lang.Iterable",
                    "java.util.Map",
                    "java.util.HashMap",
                    "java.util.LinkedHashMap" -> true;
            default -> raw.startsWith("[L");
        };
    }

    public static boolean mayBeEmpty(String raw) {
        return FORMS.get(raw).kind != Kind.ENTRY;
    }

    /** The same with less in it, the least first. */
    public List<Compound> shorter() {
        var shorter = new ArrayList<Compound>();
        boolean isArray = type.startsWith("[");
        if (isArray || mayBeEmpty(Generic.raw(type))) shorter.add(new Compound(type, List.of()));
        int step = !isArray && isMap(Generic.raw(type)) ? 2 : 1;
        if (elements.size() > 4 * step) {
            int half = elements.size() / 2 / step * step;
            shorter.add(new Compound(type, List.copyOf(elements.subList(0, half))));
            shorter.add(new Compound(type, List.copyOf(elements.subList(half, elements.size()))));
        }
        for (int i = 0; elements.size() > step && i < elements.size(); i += step) {
            var fewer = new ArrayList<>(elements);
            fewer.subList(i, i + step).clear();
            shorter.add(new Compound(type, List.copyOf(fewer)));
        }
        return shorter;
    }

    /** Whether a call can change it. */
    public boolean isMutable() {
        if (type.startsWith("[")) return !elements.isEmpty();
        return switch (FORMS.get(Generic.raw(type)).kind) {
            case ITERATOR, STREAM, ENTRY -> false;
            case ONE -> !type.startsWith("java.util.Optional");
            default -> true;
        };
    }

    public Object make(LoadedProgram version, List<Object> made) throws ClassNotFoundException {
        if (!type.startsWith("[")) return FORMS.get(Generic.raw(type)).maker.apply(made);
        Object array = Array.newInstance(version.type(Generic.raw(JavaText.elementType(type))), made.size());
        for (int i = 0; i < made.size(); i++) Array.set(array, i, made.get(i));
        return array;
    }

    /** As it stands in source, of the texts of its elements. */
    String text(List<String> texts) {
        String list = String.join(", ", texts);
        if (type.startsWith("[")) return "new " + JavaText.typeName(Generic.raw(type)) + " {" + list + '}';
        Generic generic = Generic.parse(type);
        Form form = FORMS.get(generic.raw());
        // Objects of the program are made without type arguments, so that the compiler has nothing to infer these from.
        String diamond = generic.arguments().stream()
                        .anyMatch(argument -> argument.contains("<") && !argument.startsWith("java."))
                ? ""
                : "<>";
        return switch (form.kind) {
            case COPY, SORTED ->
                "new " + form.made + diamond
                        + (texts.isEmpty()
                                ? "()"
                                : '(' + listed(texts, generic.argument(0).startsWith("[")) + ')');
            case MAP, SORTED_MAP ->
                "new " + form.made + diamond
                        + (texts.isEmpty()
                                ? "()"
                                : texts.size() == 2 && !texts.contains("null")
                                        ? "(java.util.Map.of(" + list + "))"
                                        : "() {{ " + puts(texts) + "}}");
            case ITERATOR -> "java.util.List.<" + Generic.source(generic.argument(0)) + ">of(" + list + ").iterator()";
            case STREAM -> "java.util.stream.Stream.<" + Generic.source(generic.argument(0)) + ">of(" + list + ')';
            case ONE ->
                texts.isEmpty() && form.made.endsWith(".of")
                        ? "java.util.Optional.empty()"
                        : form.made + '(' + list + ')';
            case ENTRY -> form.made + '(' + list + ')';
        };
    }

    /** {@code List.of} takes no null, and one array as many elements. */
    private static String listed(List<String> texts, boolean areArrays) {
        String list = String.join(", ", texts);
        if (texts.size() == 1 && (areArrays || texts.get(0).equals("null")))
            return "java.util.Collections.singletonList(" + list + ')';
        return (texts.contains("null") ? "java.util.Arrays.asList(" : "java.util.List.of(") + list + ')';
    }

    /** Two entries one after the other: {@code Map.of} would draw their order. */
    private static String puts(List<String> texts) {
        var puts = new StringBuilder();
        for (int i = 0; i + 1 < texts.size(); i += 2)
            puts.append("put(")
                    .append(texts.get(i))
                    .append(", ")
                    .append(texts.get(i + 1))
                    .append("); ");
        return puts.toString();
    }
}
