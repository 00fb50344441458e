package assay.oracle.run;

import assay.oracle.guard.Facts;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;

/**
 * A witness on the wire, so that another process can show it again: members and constants by name. {@code unsteady}: the
 * program was seen not to repeat itself somewhere, so that it is to be looked at more often.
 */
public record WitnessText(JsonArray steps, boolean unsteady) {

    public static WitnessText read(JsonObject json) {
        return new WitnessText(json.getAsJsonArray("steps"), json.has("unsteady") && json.get("unsteady").getAsBoolean());
    }

    public static JsonObject write(Witness witness, boolean unsteady) {
        JsonObject json = write(witness.sequence());
        json.addProperty("unsteady", unsteady);
        json.add("difference", write(witness.sequence(), witness.difference()));
        return json;
    }

    /** Calls alone. */
    static JsonObject write(Sequence sequence) {
        var steps = new JsonArray();
        for (Sequence.Step step : sequence.steps()) {
            var json = new JsonObject();
            json.addProperty("member", step.member().element());
            json.addProperty("type", step.member().type());
            if (step.receiver() >= 0) json.addProperty("on", step.receiver());
            json.add("arguments", write(step.arguments()));
            steps.add(json);
        }
        var json = new JsonObject();
        json.add("steps", steps);
        return json;
    }

    /** A difference with the story of how to come to it. */
    public static JsonObject write(Sequence sequence, Difference difference) {
        var story = JavaText.tell(sequence, difference.place());
        var statements = new JsonArray();
        story.statements().forEach(statements::add);
        var json = new JsonObject();
        json.add("statements", statements);
        json.addProperty("expression", story.expression());
        json.addProperty("observed", difference.observed());
        json.addProperty("before", difference.before());
        json.addProperty("after", difference.after());
        return json;
    }

    private static JsonArray write(List<Sequence.Argument> arguments) {
        var array = new JsonArray();
        for (Sequence.Argument argument : arguments) {
            var json = new JsonObject();
            if (argument instanceof Literal literal) {
                json.addProperty("type", literal.type());
                json.addProperty("text", literal.text());
            } else if (argument instanceof Sequence.Variable variable) {
                json.addProperty("variable", variable.step());
            } else if (argument instanceof Compound compound) {
                json.addProperty("type", compound.type());
                json.add("elements", write(compound.elements()));
            } else if (argument instanceof Lambda lambda) {
                json.addProperty("type", lambda.type());
                json.addProperty("parameters", lambda.parameters());
                json.addProperty("gives", lambda.gives());
                json.add("elements", write(lambda.answer()));
            }
            array.add(json);
        }
        return array;
    }

    /** The sequence again; null if the versions do not have all of its members in common. */
    Sequence sequence(Common common) {
        var values = new Values(new Facts());
        var read = new ArrayList<Sequence.Step>();
        for (JsonElement element : steps) {
            JsonObject step = element.getAsJsonObject();
            Member member = common.member(step.get("member").getAsString(), step.get("type").getAsString());
            if (member == null) return null;
            int receiver = step.has("on") ? step.get("on").getAsInt() : -1;
            read.add(new Sequence.Step(member, receiver, read(step.getAsJsonArray("arguments"), values)));
        }
        return new Sequence(read);
    }

    private static List<Sequence.Argument> read(JsonArray array, Values values) {
        var arguments = new ArrayList<Sequence.Argument>();
        for (JsonElement element : array) {
            JsonObject json = element.getAsJsonObject();
            if (json.has("variable")) {
                arguments.add(new Sequence.Variable(json.get("variable").getAsInt()));
            } else if (json.has("gives")) {
                arguments.add(new Lambda(json.get("type").getAsString(), json.get("parameters").getAsInt(), json.get("gives").getAsInt(), read(json.getAsJsonArray("elements"), values)));
            } else if (json.has("elements")) {
                arguments.add(new Compound(json.get("type").getAsString(), read(json.getAsJsonArray("elements"), values)));
            } else {
                String type = json.get("type").getAsString();
                arguments.add(values.parse(type, json.get("text").getAsString()));
            }
        }
        return arguments;
    }
}
