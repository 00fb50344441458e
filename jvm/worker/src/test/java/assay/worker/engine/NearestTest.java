package assay.worker.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {

    private static final List<String> NAMES = List.of("rename_field", "rename_fields", "Rename_Type", "move", "x");

    @Test
    void theNearestComeFirstAndAThirdOfTheLettersMayBeWrong() {
        assertEquals(List.of("rename_field", "rename_fields"), Nearest.of("renam_field", NAMES));
        assertEquals(List.of("rename_field", "rename_fields"), Nearest.of("rename_fieldz", NAMES));
        assertEquals(List.of(), Nearest.of("something_else", NAMES));
    }

    @Test
    void capitalsDoNotMatter() {
        assertEquals(List.of("Rename_Type"), Nearest.of("RENAME_TYPE", NAMES));
    }

    @Test
    void threeAreEnough() {
        assertEquals(
                3,
                Nearest.of("name", List.of("name1", "name2", "name3", "name4")).size());
    }
}
