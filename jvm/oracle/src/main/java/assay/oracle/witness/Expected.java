package assay.oracle.witness;

import assay.oracle.run.Difference;
import assay.oracle.sequence.JavaText;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a test asserts of the version before: {@code java} is an expression, a type or a string literal, by kind. */
public record Expected(Kind kind, String java) {

    public enum Kind {
        /** equal to the expression */
        VALUE,
        /** an array equal to the expression */
        ARRAY,
        /** its text is equal to the string literal */
        TEXT,
        /** an instance of the type */
        TYPE,
        /** throws the type */
        EXCEPTION,
        /** returns, whatever it does */
        RETURN,
        /** prints the string literal */
        OUTPUT
    }

    /** Null where there is no assertion that could be written. */
    static Expected of(Difference difference, Object value) {
        String text = difference.before();
        if (difference.place().startsWith(">")) return new Expected(Kind.OUTPUT, text);
        if (text.startsWith("throws "))
            return new Expected(
                    Kind.EXCEPTION, text.substring("throws ".length()).replaceAll(":.*", ""));
        if (text.equals("(returns)") || text.equals("(nothing)")) return new Expected(Kind.RETURN, "");
        // What was taken out of an iterator can't be asserted of the iterator.
        if (value == null && !text.equals("null")) return null;
        String literal = literal(value, 0);
        if (literal != null)
            return new Expected(value != null && value.getClass().isArray() ? Kind.ARRAY : Kind.VALUE, literal);
        if (text.matches("[\\w.]+")) return new Expected(Kind.TYPE, text);
        // A JDK object's own text may be asserted; what the program's objects write would be the program's code,
        // running unguarded.
        boolean isPlain = value instanceof Number
                || value instanceof CharSequence
                || value instanceof java.time.temporal.Temporal
                || value instanceof java.util.BitSet;
        return isPlain && value.getClass().getClassLoader() == null
                ? new Expected(Kind.TEXT, JavaText.quote(String.valueOf(value)))
                : null;
    }

    /** The value as an expression, or null if there is none. */
    private static String literal(Object value, int depth) {
        if (depth > 3) return null;
        if (value == null) return "null";
        if (value instanceof String text) return JavaText.quote(text);
        if (value instanceof Character c) return JavaText.quote(c);
        if (value instanceof Integer || value instanceof Boolean) return value.toString();
        if (value instanceof Long) return value + "L";
        if (value instanceof Double d)
            return d.isNaN() || d.isInfinite() ? "Double.valueOf(\"" + d + "\")" : d.toString();
        if (value instanceof Float f) return f.isNaN() || f.isInfinite() ? "Float.valueOf(\"" + f + "\")" : f + "f";
        if (value instanceof Short) return "(short) " + value;
        if (value instanceof Byte) return "(byte) " + value;
        if (value instanceof Enum<?> constant)
            return JavaText.typeName(constant.getDeclaringClass().getName()) + '.' + constant.name();
        if (value.getClass().isArray()) {
            var elements = new ArrayList<Object>();
            for (int i = 0; i < Array.getLength(value); i++) elements.add(Array.get(value, i));
            return list("new " + JavaText.typeName(value.getClass().getName()) + " {", elements, "}", depth);
        }
        if (value.getClass().getClassLoader() != null) return null;
        if (value instanceof List<?> list) return list("java.util.Arrays.asList(", list, ")", depth);
        if (value instanceof Set<?> set) return list("java.util.Set.of(", set, ")", depth);
        if (value instanceof Optional<?> optional)
            return optional.isEmpty()
                    ? "java.util.Optional.empty()"
                    : list("java.util.Optional.of(", List.of(optional.get()), ")", depth);
        if (value instanceof Map<?, ?> map && map.size() <= 10) {
            var both = new ArrayList<Object>();
            map.forEach((key, inside) -> both.addAll(Arrays.asList(key, inside)));
            return list("java.util.Map.of(", both, ")", depth);
        }
        return null;
    }

    private static String list(String open, Collection<?> elements, String close, int depth) {
        var literals = new ArrayList<String>();
        for (Object element : elements) {
            String literal = literal(element, depth + 1);
            if (literal == null) return null;
            literals.add(literal);
        }
        return open + String.join(", ", literals) + close;
    }
}
