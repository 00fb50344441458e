package assay.eclipse.refactorings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

class RefactoringsTest {

    @Test
    void theyAreToldByNameInOrderAndEachIsFoundByIts() {
        var names = new ArrayList<String>();
        for (JsonElement described : Refactorings.json())
            names.add(described.getAsJsonObject().get("name").getAsString());
        assertEquals(names.stream().sorted().distinct().toList(), names);
        for (String name : names) assertEquals(name, Refactorings.named(name).name());
        assertTrue(names.contains("pull-up-method"), names.toString());
    }

    @Test
    void aNameThatAssayWouldHaveRefusedIsABug() {
        assertThrows(IllegalArgumentException.class, () -> Refactorings.named("sing"));
    }

    @Test
    void aQuestionMarkIsForParametersThatMayBeLeftOut() {
        Kind kind = Kind.of("change", "name type? index?", request -> null);
        assertEquals(
                "[{name, true}, {type, false}, {index, false}]",
                kind.parameters().stream()
                        .map(parameter -> "{" + parameter.name() + ", " + parameter.required() + "}")
                        .toList()
                        .toString());
        assertEquals(0, Kind.of("inline", "", request -> null).parameters().size());
    }
}
