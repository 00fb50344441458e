package assay.oracle.seeds;

import assay.oracle.sequence.JavaText;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;

/** Constants written as {@link assay.oracle.witness.WitnessText} reads them: with the type that they are passed as, and the text of that type. */
final class Literals {

    private final Types types;
    private final TypeNames names;

    Literals(Types types, TypeNames names) {
        this.types = types;
        this.names = names;
    }

    /** Null if it can't be written. {@code target}: what it is passed as. */
    Argument.Text write(Object value, Type target) {
        if (value == null) {
            String type = names.erased(target);
            return type == null || target.isPrimitive() ? null : new Argument.Text(type, "null");
        }
        if (value instanceof String text) return new Argument.Text("java.lang.String", JavaText.quote(text));
        Type unboxed = target.isPrimitive() ? target : types.unboxedType(target);
        Object converted = unboxed.isPrimitive() ? Folding.as(unboxed, value) : value;
        String box = converted.getClass().getName();
        return new Argument.Text(target.isPrimitive() ? primitive(box) : box, text(converted));
    }

    static String primitive(String box) {
        return switch (box) {
            case "java.lang.Integer" -> "int";
            case "java.lang.Character" -> "char";
            default -> box.substring("java.lang.".length()).toLowerCase(java.util.Locale.ROOT);
        };
    }

    private static String text(Object value) {
        if (value instanceof Character c) return JavaText.quote(c);
        if (value instanceof Long) return value + "L";
        if (value instanceof Short) return "(short) " + value;
        if (value instanceof Byte) return "(byte) " + value;
        if (value instanceof Double fraction) return JavaText.fraction(fraction);
        if (value instanceof Float fraction) return JavaText.fraction(fraction);
        return String.valueOf(value);
    }
}
