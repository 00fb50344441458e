package assay.oracle.witness;

import assay.oracle.guard.Facts;
import assay.oracle.program.Common;
import assay.oracle.run.Difference;
import assay.oracle.sequence.ClassLiteral;
import assay.oracle.sequence.Compound;
import assay.oracle.sequence.JavaText;
import assay.oracle.sequence.Lambda;
import assay.oracle.sequence.Literal;
import assay.oracle.sequence.Member;
import assay.oracle.sequence.Sequence;
import assay.oracle.sequence.Stub;
import assay.oracle.values.Values;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A witness on the wire, so that another process can show it again: members and constants by name. {@code unsteady}: the
 * program was seen not to repeat itself somewhere, so that it is to be looked at more often.
 */
public record WitnessText(JsonArray steps, boolean unsteady) {

    public static WitnessText read(JsonObject json) {
        return new WitnessText(
                json.getAsJsonArray("steps"),
                json.has("unsteady") && json.get("unsteady").getAsBoolean());
    }

    public static JsonObject write(Witness witness, boolean unsteady) {
        JsonObject json = write(witness.sequence());
        json.addProperty("subject", witness.subject());
        json.addProperty("size", witness.size());
        json.addProperty("unsteady", unsteady);
        json.add("difference", write(witness.sequence(), witness.difference(), witness.threw()));
        return json;
    }

    /** Calls alone. */
    static JsonObject write(Sequence sequence) {
        var steps = new JsonArray();
        for (Sequence.Step step : sequence.steps()) {
            var json = new JsonObject();
            json.addProperty("member", step.member().element());
            json.addProperty("type", step.member().wireType());
            if (step.receiver() >= 0) json.addProperty("on", step.receiver());
            json.add("arguments", write(step.arguments()));
            steps.add(json);
        }
        var json = new JsonObject();
        json.add("steps", steps);
        return json;
    }

    /** A difference with the story of how to come to it. */
    public static JsonObject write(Sequence sequence, Difference difference, Set<Integer> threw) {
        var story = JavaText.tell(sequence, difference.place(), threw);
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

    private static JsonArray write(List<? extends Sequence.Argument> arguments) {
        var array = new JsonArray();
        for (Sequence.Argument argument : arguments) array.add(write(argument));
        return array;
    }

    private static JsonObject write(Sequence.Argument argument) {
        var json = new JsonObject();
        if (argument instanceof Literal literal) {
            json.addProperty("type", literal.type());
            json.addProperty("text", literal.text());
        } else if (argument instanceof Sequence.Variable variable) {
            json.addProperty("variable", variable.step());
        } else if (argument instanceof Compound compound) {
            json.addProperty("type", compound.type());
            json.add("elements", write(compound.elements()));
        } else if (argument instanceof ClassLiteral literal) {
            json.addProperty("type", literal.type());
            json.addProperty("class", literal.named());
        } else if (argument instanceof Lambda lambda) {
            json.addProperty("type", lambda.type());
            json.addProperty("parameters", lambda.parameters());
            json.addProperty("gives", lambda.gives());
            json.add("elements", write(lambda.answer()));
        } else if (argument instanceof Stub stub) {
            json.addProperty("type", stub.type());
            json.add("arguments", write(stub.arguments()));
            var answers = new JsonArray();
            stub.answers().forEach(answer -> answers.add(write(answer)));
            json.add("answers", answers);
        }
        return json;
    }

    private static JsonObject write(Stub.Answer answer) {
        var json = new JsonObject();
        json.addProperty("method", answer.declaration());
        json.addProperty("kind", answer.kind().name());
        if (answer.value() != null) json.add("value", write(answer.value()));
        if (answer.thrown() != null) {
            json.addProperty("throws", answer.thrown().type());
            json.add("thrown", write(answer.thrown().argument()));
        }
        if (answer.call() != null) {
            json.addProperty("calls", answer.call().member().element());
            json.addProperty("type", answer.call().member().type());
            json.addProperty("held", answer.call().held());
            json.add("arguments", write(answer.call().arguments()));
        }
        return json;
    }

    /** The sequence again; null if the versions do not have all of its members in common. */
    Sequence sequence(Common common) {
        var values = new Values(new Facts());
        var read = new ArrayList<Sequence.Step>();
        for (JsonElement element : steps) {
            JsonObject step = element.getAsJsonObject();
            Member member = common.member(
                    step.get("member").getAsString(), step.get("type").getAsString());
            if (member == null) return null;
            int receiver = step.has("on") ? step.get("on").getAsInt() : -1;
            read.add(new Sequence.Step(member, receiver, read(step.getAsJsonArray("arguments"), values, common)));
        }
        return new Sequence(read);
    }

    private static List<Sequence.Argument> read(JsonArray array, Values values, Common common) {
        var arguments = new ArrayList<Sequence.Argument>();
        for (JsonElement element : array) arguments.add(read(element.getAsJsonObject(), values, common));
        return arguments;
    }

    private static Sequence.Argument read(JsonObject json, Values values, Common common) {
        if (json.has("variable"))
            return new Sequence.Variable(json.get("variable").getAsInt());
        String type = json.get("type").getAsString();
        if (json.has("class")) return new ClassLiteral(type, json.get("class").getAsString());
        if (json.has("gives"))
            return new Lambda(
                    type,
                    json.get("parameters").getAsInt(),
                    json.get("gives").getAsInt(),
                    read(json.getAsJsonArray("elements"), values, common));
        if (json.has("elements")) return new Compound(type, read(json.getAsJsonArray("elements"), values, common));
        if (json.has("answers")) {
            var answers = new ArrayList<Stub.Answer>();
            for (JsonElement answer : json.getAsJsonArray("answers"))
                answers.add(readAnswer(answer.getAsJsonObject(), values, common));
            return new Stub(type, read(json.getAsJsonArray("arguments"), values, common), answers);
        }
        String text = json.get("text").getAsString();
        return text.equals(Stub.SELF.text()) ? Stub.SELF : values.parse(type, text);
    }

    private static Stub.Answer readAnswer(JsonObject json, Values values, Common common) {
        Sequence.Argument value = json.has("value") ? read(json.getAsJsonObject("value"), values, common) : null;
        Stub.Thrown thrown = json.has("thrown")
                ? new Stub.Thrown(
                        json.get("throws").getAsString(), read(json.getAsJsonObject("thrown"), values, common))
                : null;
        Stub.Call call = null;
        if (json.has("calls")) {
            Member member = common.member(
                    json.get("calls").getAsString(), json.get("type").getAsString());
            if (member == null) throw new IllegalArgumentException("no member " + json.get("calls"));
            call = new Stub.Call(
                    member,
                    read(json.getAsJsonArray("arguments"), values, common).stream()
                            .map(Literal.class::cast)
                            .toList(),
                    json.get("held").getAsBoolean());
        }
        return new Stub.Answer(
                json.get("method").getAsString(),
                Stub.Kind.valueOf(json.get("kind").getAsString()),
                value,
                thrown,
                call);
    }
}
