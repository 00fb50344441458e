package assay.oracle.seeds;

import com.sun.tools.javac.code.Type;
import java.util.List;

/** What an expression of a test is known to come to. What nothing is known of is null throughout this package. */
sealed interface Value {

    /** A primitive value, in its box, a text or {@code null}. */
    record Constant(Object value) implements Value {}

    /** What a call returned. */
    record Result(int call) implements Value {}

    /** A constant that is no primitive value and no text. */
    record Written(Argument argument) implements Value {}

    /** {@code answer} holds one value or none. */
    record Function(String type, int parameters, int gives, Type result, List<Value> answer) implements Value {}

    /**
     * An array or a collection, made anew where it is passed. A collection on which a method is called is made by a call
     * instead ({@code maker}), and is one object from then on.
     */
    final class Group implements Value {
        final String type;
        final Type elementType;
        final List<Value> elements;
        final Maker maker;
        int call = -1;

        Group(String type, Type elementType, List<Value> elements, Maker maker) {
            this.type = type;
            this.elementType = elementType;
            this.elements = elements;
            this.maker = maker;
        }

        boolean isArray() {
            return type.startsWith("[");
        }
    }

    /** The call that makes a collection. */
    record Maker(String owner, String member, String type, List<Type> parameters, List<Value> arguments) {}
}
