package assay.oracle.run;

import java.util.function.Supplier;

/** A constant of a JDK type: how it is written in Java, and how it is made (anew for each use: it may be mutable). */
record Literal(String type, String text, Supplier<Object> maker) implements Sequence.Argument {

    static Literal nothing(String type) {
        return new Literal(type, "null", () -> null);
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
