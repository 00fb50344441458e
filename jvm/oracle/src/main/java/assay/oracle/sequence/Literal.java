package assay.oracle.sequence;

import java.util.function.Supplier;

/** A constant of a JDK type: how it is written in Java, and how it is made, anew for each use where a call could change it. */
public record Literal(String type, String text, Supplier<Object> maker, boolean mutable) implements Sequence.Argument {

    public Literal(String type, String text, Supplier<Object> maker) {
        this(type, text, maker, false);
    }

    public static Literal nothing(String type) {
        return new Literal(type, "null", () -> null);
    }

    public boolean isNull() {
        return text.equals("null");
    }

    /** Of a whole number's type, as it is; else 0. */
    public long wholeNumber() {
        return switch (type) {
            case "int", "long", "java.lang.Integer", "java.lang.Long" -> isNull() ? 0 : JavaText.number(text);
            default -> 0;
        };
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Literal literal && literal.type.equals(type) && literal.text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
