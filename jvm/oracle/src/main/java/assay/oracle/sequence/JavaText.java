package assay.oracle.sequence;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Writes values, types and sequences the way they stand in Java source, for people to read and for a test to be compiled. */
public final class JavaText {

    /** Stands behind a place whose value is the sign of a result. */
    public static final String SIGN = ".signum()";

    private static final Set<String> KEYWORDS = Set.of("""
            abstract assert boolean break byte case catch char class const continue default do double else
            enum extends false final finally float for goto if implements import instanceof int interface long
            native new null package private protected public return short static strictfp super switch
            synchronized this throw throws transient true try void volatile while _
            """.split("\\s+"));

    public static String quote(String text) {
        if (isPlain(text)) return '"' + text + '"';
        var quoted = new StringBuilder(text.length() + 2).append('"');
        for (int i = 0; i < text.length(); i++) escape(text.charAt(i), '"', quoted);
        return quoted.append('"').toString();
    }

    /** Whether nothing in it has to be escaped, as is most often so. */
    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c > '~' || c == '"' || c == '\\') return false;
        }
        return true;
    }

    public static String quote(char c) {
        var quoted = new StringBuilder(4).append('\'');
        escape(c, '\'', quoted);
        return quoted.append('\'').toString();
    }

    private static void escape(char c, char delimiter, StringBuilder into) {
        switch (c) {
            case '\n' -> into.append("\\n");
            case '\r' -> into.append("\\r");
            case '\t' -> into.append("\\t");
            case '\\' -> into.append("\\\\");
            default -> {
                if (c == delimiter) into.append('\\').append(c);
                else if (c < ' ' || c >= 0x7f && c < 0xa0 || Character.isSurrogate(c) || c == '\u2028' || c == '\u2029')
                    into.append("\\u").append(Integer.toHexString(c | 0x10000), 1, 5);
                else into.append(c);
            }
        }
    }

    public static String unquote(String quoted) {
        var text = new StringBuilder();
        for (int i = 1; i < quoted.length() - 1; i++) {
            char c = quoted.charAt(i);
            if (c != '\\') {
                text.append(c);
                continue;
            }
            char escaped = quoted.charAt(++i);
            switch (escaped) {
                case 'n' -> text.append('\n');
                case 'r' -> text.append('\r');
                case 't' -> text.append('\t');
                case 'u' -> {
                    text.append((char) Integer.parseInt(quoted.substring(i + 1, i + 5), 16));
                    i += 4;
                }
                default -> text.append(escaped);
            }
        }
        return text.toString();
    }

    /** The whole number in a literal such as {@code (byte) 7} or {@code 7L}. */
    public static long number(String literal) {
        String digits = literal.substring(literal.lastIndexOf(' ') + 1);
        return Long.parseLong(digits.endsWith("L") ? digits.substring(0, digits.length() - 1) : digits);
    }

    public static double fraction(String literal) {
        return switch (literal.substring(literal.indexOf('.') + 1)) {
            case "NaN" -> Double.NaN;
            case "POSITIVE_INFINITY" -> Double.POSITIVE_INFINITY;
            case "NEGATIVE_INFINITY" -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(literal.endsWith("f") ? literal.substring(0, literal.length() - 1) : literal);
        };
    }

    public static String fraction(double value) {
        return Double.isFinite(value) ? String.valueOf(value) : "Double." + unusual(value);
    }

    public static String fraction(float value) {
        return Float.isFinite(value) ? value + "f" : "Float." + unusual(value);
    }

    private static String unusual(double value) {
        return Double.isNaN(value) ? "NaN" : value > 0 ? "POSITIVE_INFINITY" : "NEGATIVE_INFINITY";
    }

    /** {@code java.util.Map$Entry} as {@code java.util.Map.Entry}, {@code [I} as {@code int[]}. */
    public static String typeName(String name) {
        return binaryName(name).replace('$', '.');
    }

    /** The same with the dollar left in. */
    public static String binaryName(String name) {
        if (!name.startsWith("[")) return name;
        return switch (name.charAt(1)) {
            case 'I' -> "int[]";
            case 'J' -> "long[]";
            case 'Z' -> "boolean[]";
            case 'D' -> "double[]";
            case 'F' -> "float[]";
            case 'C' -> "char[]";
            case 'B' -> "byte[]";
            case 'S' -> "short[]";
            case 'L' -> name.substring(2, name.length() - 1) + "[]";
            default -> binaryName(name.substring(1)) + "[]";
        };
    }

    /** The name of an array's element type, from the name of the array's. */
    public static String elementType(String arrayName) {
        return switch (arrayName.charAt(1)) {
            case 'I' -> "int";
            case 'J' -> "long";
            case 'Z' -> "boolean";
            case 'D' -> "double";
            case 'F' -> "float";
            case 'C' -> "char";
            case 'B' -> "byte";
            case 'S' -> "short";
            case 'L' -> arrayName.substring(2, arrayName.length() - 1);
            default -> arrayName.substring(1);
        };
    }

    /** A sequence as statements, the last one showing what was observed at {@code place}; see {@link assay.oracle.run.Observer} for places. */
    public record Story(List<String> statements, String expression) {}

    /** {@code threw}: the steps that a caller has to catch something of. */
    public static Story tell(Sequence sequence, String place, Set<Integer> threw) {
        String suffix = place.indexOf('.') < 0 ? "" : place.substring(place.indexOf('.'));
        boolean aboutResult = place.startsWith("#");
        int subject = aboutResult || place.startsWith("$")
                ? Integer.parseInt(place.substring(1, place.length() - suffix.length()))
                : -1;
        var names = names(sequence);
        BitSet raw = raw(sequence);
        Passed passed = place.startsWith("@") ? Passed.at(place, sequence, names) : null;
        var statements = new ArrayList<String>();
        String observed = null;
        for (int i = 0; i < sequence.steps().size(); i++) {
            if (passed != null && passed.step == i) statements.add(passed.declaration);
            String expression =
                    expression(sequence.steps().get(i), names, passed != null && passed.step == i ? passed : null);
            if (aboutResult && i == subject) {
                observed = suffix.equals(SIGN) ? "Integer.signum(" + expression + ')' : expression + suffix;
                break;
            }
            boolean last = i == sequence.steps().size() - 1;
            if (last && place.startsWith(">")) observed = expression;
            else statements.add(statement(sequence, i, names, raw, expression, i == subject, threw.contains(i)));
        }
        if (place.startsWith("$")) observed = names.get(subject) + suffix;
        else if (passed != null) observed = passed.name + suffix;
        else if (place.startsWith("!")) observed = place.substring(1);
        return new Story(statements, observed);
    }

    /**
     * Steps whose value a static method or a constructor of the JDK makes, or comes from such: for a list or a stream that was made
     * of arguments with casts, a compiler would find other type arguments than the next call wants, so they have none.
     */
    private static BitSet raw(Sequence sequence) {
        var raw = new BitSet();
        for (int i = 0; i < sequence.steps().size(); i++) {
            Sequence.Step step = sequence.steps().get(i);
            Member member = step.member();
            boolean isMade = step.receiver() < 0
                    ? member.kind() == Member.Kind.METHOD || member.kind() == Member.Kind.CONSTRUCTOR
                    : raw.get(step.receiver());
            if (isMade && member.owner().startsWith("java.") && Foreign.isGeneric(member.type())) raw.set(i);
        }
        return raw;
    }

    private static String statement(
            Sequence sequence,
            int index,
            List<String> names,
            BitSet raw,
            String expression,
            boolean isSubject,
            boolean threw) {
        Sequence.Step step = sequence.steps().get(index);
        Member member = step.member();
        if (member.kind() == Member.Kind.VALUE)
            return Generic.source(member.ownerText()) + ' ' + names.get(index) + " = " + expression + ';';
        boolean named = sequence.uses(index)
                || isSubject
                || member.kind() == Member.Kind.FIELD
                || member.kind() == Member.Kind.ELEMENT;
        boolean isOfRaw = step.receiver() >= 0
                && raw.get(step.receiver())
                && member.type().indexOf('.') > 0;
        String type = isOfRaw || raw.get(index) ? typeName(member.type()) : "var";
        String cast = isOfRaw ? '(' + type + ") " : "";
        String statement = (named ? type + ' ' + names.get(index) + " = " + cast : "") + expression + ';';
        return threw ? "try { " + statement + " } catch (Throwable ignored) { }" : statement;
    }

    /** An argument that has a name, because it is looked at after the call. */
    private record Passed(int step, int argument, String name, String declaration) {

        /** {@code place}: {@code @2:0}, and accessors behind it. */
        static Passed at(String place, Sequence sequence, List<String> names) {
            int colon = place.indexOf(':');
            int end = place.indexOf('.') < 0 ? place.length() : place.indexOf('.');
            int step = Integer.parseInt(place.substring(1, colon));
            int argument = Integer.parseInt(place.substring(colon + 1, end));
            Sequence.Step call = sequence.steps().get(step);
            String type = Generic.source(call.member().wants().get(argument));
            return new Passed(
                    step,
                    argument,
                    "passed",
                    type + " passed = " + text(call.arguments().get(argument), names) + ';');
        }
    }

    /** {@code passed}: the argument of this step that has a name, or null. */
    private static String expression(Sequence.Step step, List<String> names, Passed passed) {
        Member member = step.member();
        String owner = member.ownerText();
        var arguments = new ArrayList<String>();
        for (int i = 0; i < step.arguments().size(); i++) {
            arguments.add(
                    passed != null && passed.argument == i
                            ? passed.name
                            : argument(step.arguments().get(i), member, i, names));
        }
        if (member.isInner())
            return arguments.remove(0) + ".new " + owner.substring(owner.lastIndexOf('.') + 1) + '('
                    + String.join(", ", arguments) + ')';
        String list = '(' + String.join(", ", arguments) + ')';
        return switch (member.kind()) {
            case CONSTRUCTOR -> "new " + owner + list;
            case METHOD -> (step.receiver() < 0 ? owner : names.get(step.receiver())) + '.' + member.name() + list;
            case FIELD -> owner + '.' + member.name();
            case VALUE -> arguments.get(0);
            case ELEMENT -> names.get(step.receiver()) + '[' + arguments.get(0) + ']';
            case STORE -> names.get(step.receiver()) + '[' + arguments.get(0) + "] = " + arguments.get(1);
        };
    }

    /** An argument whose own type is another than the parameter's is cast where an overloading could be chosen instead. */
    private static String argument(Sequence.Argument argument, Member member, int index, List<String> names) {
        String text = text(argument, names);
        String parameter = member.parameters().get(index);
        boolean exact = argument instanceof Literal literal
                && !literal.isNull()
                && literal.type().equals(parameter)
                && isOwnType(literal);
        if (exact || !member.overloaded() || member.isInner() && index == 0) return text;
        // What a lambda is given has no type without its interface's arguments.
        String type = argument instanceof Lambda ? Generic.source(member.wants().get(index)) : typeName(parameter);
        return '(' + type + ") " + (text.startsWith("-") ? '(' + text + ')' : text);
    }

    /** Whether the literal, written as it is, has the type that it stands for. */
    private static boolean isOwnType(Literal literal) {
        return switch (literal.type()) {
            case "int", "long", "boolean", "double", "float", "char", "short", "byte", "java.lang.String" -> true;
            default -> false;
        };
    }

    private static String text(Sequence.Argument argument, List<String> names) {
        if (argument instanceof Literal literal) return literal.text();
        if (argument instanceof Sequence.Variable variable) return names.get(variable.step());
        if (argument instanceof ClassLiteral literal) return literal.text();
        List<String> inside =
                argument.inside().stream().map(element -> text(element, names)).toList();
        if (argument instanceof Stub stub) return stub.text(inside);
        return argument instanceof Compound compound ? compound.text(inside) : ((Lambda) argument).text(inside);
    }

    /** A variable is called after its type. */
    private static List<String> names(Sequence sequence) {
        var names = new ArrayList<String>();
        var taken = new HashSet<>(Lambda.NAMES);
        taken.addAll(List.of("passed", "ignored", "calls", "kept"));
        // A variable called like a package would stand in the package's way.
        for (Sequence.Step step : sequence.steps())
            taken.add(step.member().owner().replaceAll("\\..*", ""));
        for (Sequence.Step step : sequence.steps()) {
            String type = typeName(step.member().type()).replace("[]", "s");
            String simple = type.substring(type.lastIndexOf('.') + 1);
            String name = simple.substring(0, 1).toLowerCase(java.util.Locale.ROOT) + simple.substring(1);
            if (KEYWORDS.contains(name) || name.equals(simple)) name = name.charAt(0) + "Value";
            name = name.replace('$', '_');
            String unique = name;
            for (int n = 2; !taken.add(unique); n++) unique = name + n;
            names.add(unique);
        }
        return names;
    }

    private JavaText() {}
}
