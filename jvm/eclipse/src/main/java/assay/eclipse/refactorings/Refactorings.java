package assay.eclipse.refactorings;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All refactorings that this worker can ask the engine for. */
public final class Refactorings {

    private static final Map<String, Kind> BY_NAME = Stream.of(
                    Rename.KINDS,
                    Hierarchy.KINDS,
                    Move.KINDS,
                    Signature.KINDS,
                    Extract.KINDS,
                    Inline.KINDS,
                    Introduce.KINDS,
                    Convert.KINDS,
                    Generalise.KINDS)
            .flatMap(List::stream)
            .collect(Collectors.toMap(Kind::name, Function.identity()));

    public static Kind named(String name) {
        Kind kind = BY_NAME.get(name);
        if (kind == null) throw new IllegalArgumentException("no refactoring " + name);
        return kind;
    }

    /** Sorted by name. */
    public static JsonArray json() {
        var list = new JsonArray();
        BY_NAME.values().stream().sorted((a, b) -> a.name().compareTo(b.name())).forEach(kind -> list.add(json(kind)));
        return list;
    }

    private static JsonObject json(Kind kind) {
        var parameters = new JsonArray();
        for (Kind.Parameter parameter : kind.parameters()) {
            var described = new JsonObject();
            described.addProperty("name", parameter.name());
            described.addProperty("required", parameter.required());
            parameters.add(described);
        }
        var described = new JsonObject();
        described.addProperty("name", kind.name());
        described.add("parameters", parameters);
        return described;
    }

    private Refactorings() {}
}
