package assay.oracle.witness;

import assay.oracle.program.Common;
import assay.oracle.sequence.Sequence;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What the project's own tests do with the program: sequences of calls, and the texts and numbers that they pass. The search begins with them. */
public record SeedSequences(JsonArray steps, List<String> texts, List<Long> numbers) {

    public static final SeedSequences NONE = new SeedSequences(new JsonArray(), List.of(), List.of());

    private static final int LONGEST = 200;

    public static SeedSequences read(JsonObject json) {
        var texts = new ArrayList<String>();
        for (JsonElement text : json.getAsJsonArray("texts"))
            if (text.getAsString().length() <= LONGEST) texts.add(text.getAsString());
        var numbers = new ArrayList<Long>();
        for (JsonElement number : json.getAsJsonArray("numbers"))
            if (number.getAsDouble() == Math.rint(number.getAsDouble()))
                numbers.add(number.getAsBigDecimal().longValue());
        return new SeedSequences(json.getAsJsonArray("sequences"), List.copyOf(texts), List.copyOf(numbers));
    }

    /** Those whose members both versions have, read one by one: often the first ones are enough. */
    public Stream<Sequence> sequences(Common common) {
        return steps.asList().stream()
                .map(seed -> sequence(seed.getAsJsonObject(), common))
                .filter(sequence -> sequence != null && !sequence.steps().isEmpty());
    }

    private static Sequence sequence(JsonObject seed, Common common) {
        try {
            return new WitnessText(seed.getAsJsonArray("steps"), false).sequence(common);
        } catch (RuntimeException e) {
            // A constant that can't be read back, say: the others are as good.
            return null;
        }
    }
}
