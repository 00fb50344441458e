package assay.oracle.seeds;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;

/** An argument of a call as a witness has it on the wire; see {@link assay.oracle.witness.WitnessText}. */
sealed interface Argument {

    JsonObject json(int[] renumbered);

    /** A constant, written in Java. */
    record Text(String type, String text) implements Argument {
        @Override
        public JsonObject json(int[] renumbered) {
            var json = new JsonObject();
            json.addProperty("type", type);
            json.addProperty("text", text);
            return json;
        }
    }

    /** {@code p.Order.class}; {@code kind}: the type argument that it has. */
    record Named(String kind, String name) implements Argument {
        @Override
        public JsonObject json(int[] renumbered) {
            var json = new JsonObject();
            json.addProperty("type", "java.lang.Class<" + kind + '>');
            json.addProperty("class", name);
            return json;
        }
    }

    /** The result of an earlier call. */
    record Variable(int call) implements Argument {
        @Override
        public JsonObject json(int[] renumbered) {
            var json = new JsonObject();
            json.addProperty("variable", renumbered[call]);
            return json;
        }
    }

    /** An array or a collection. */
    record Elements(String type, List<Argument> elements) implements Argument {
        @Override
        public JsonObject json(int[] renumbered) {
            var json = new JsonObject();
            json.addProperty("type", type);
            json.add("elements", list(elements, renumbered));
            return json;
        }
    }

    record Function(String type, int parameters, int gives, List<Argument> answer) implements Argument {
        @Override
        public JsonObject json(int[] renumbered) {
            var json = new JsonObject();
            json.addProperty("type", type);
            json.addProperty("parameters", parameters);
            json.addProperty("gives", gives);
            json.add("elements", list(answer, renumbered));
            return json;
        }
    }

    static JsonArray list(List<Argument> arguments, int[] renumbered) {
        var array = new JsonArray();
        for (Argument argument : arguments) array.add(argument.json(renumbered));
        return array;
    }

    /** The arguments that it is made of. */
    default List<Argument> inside() {
        if (this instanceof Elements compound) return compound.elements;
        return this instanceof Function function ? function.answer : List.of();
    }
}
