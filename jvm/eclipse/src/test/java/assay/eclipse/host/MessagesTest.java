package assay.eclipse.host;

import static org.junit.jupiter.api.Assertions.assertEquals;

import assay.eclipse.launch.WovenEngine;
import assay.worker.engine.Message;
import assay.worker.engine.Origin;
import java.util.List;
import java.util.Set;
import java.util.function.BiFunction;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Messages from where the engine raises them to what is told of them, through the hooks that are woven in. */
class MessagesTest {

    private static final String EXTRACT_METHOD = "ExtractMethodAnalyzer_resource_in_try_with_resources";
    private static final String EXTRACT_LOCAL = "ExtractTempRefactoring_resource_in_try_with_resources";
    private static final String PLACE = "Processor.check";

    private static BiFunction<String, Set<String>, List<Message>> scenario;

    @BeforeAll
    @SuppressWarnings("unchecked")
    static void weave() throws ReflectiveOperationException {
        scenario = (BiFunction<String, Set<String>, List<Message>>) new WovenEngine()
                .loadClass("assay.eclipse.host.Scenario")
                .getConstructor()
                .newInstance();
    }

    @Test
    void aMessageHasTheKeyOfItsTemplateAndTheClassAndMethodThatRaisedIt() {
        assertEquals(List.of(new Origin(EXTRACT_METHOD, PLACE)), origins("template"));
    }

    @Test
    void templatesOfTheSameTextKeepTheirKeys() {
        assertEquals(texts("template"), texts("template of the same text"));
        assertEquals(List.of(new Origin(EXTRACT_LOCAL, PLACE)), origins("template of the same text"));
    }

    @Test
    void aTemplateThatWasFilledInKeepsItsKey() {
        assertEquals(List.of("Rename package 'p' to 'q'"), texts("filled in"));
        assertEquals(List.of(new Origin("RenamePackageChange_name", PLACE)), origins("filled in"));
    }

    @Test
    void aTextWithoutATemplateIsKnownByItsPlace() {
        assertEquals(List.of(new Origin("at." + PLACE, PLACE)), origins("text of its own"));
    }

    @Test
    void textsHavePathsOfTheProgramAndNotOfTheProjectThatItWasPutInto() {
        assertEquals(List.of("src/p/A.java in program"), texts("text of its own"));
    }

    @Test
    void aMessageThatIsSwitchedOffIsNotAdded() {
        assertEquals(List.of(), scenario.apply("template", Set.of(EXTRACT_METHOD)));
        assertEquals(List.of(), scenario.apply("filled in", Set.of("RenamePackageChange_name")));
        assertEquals(List.of(), scenario.apply("text of its own", Set.of("at." + PLACE)));
        assertEquals(1, scenario.apply("template", Set.of(EXTRACT_LOCAL)).size());
    }

    @Test
    void aMessageThatIsPassedOnKeepsItsOriginAndIsLeftOutWhereItIsSwitchedOff() {
        assertEquals(
                List.of(EXTRACT_METHOD),
                origins("merged").stream().map(Origin::key).toList());
        assertEquals(List.of(), scenario.apply("merged", Set.of(EXTRACT_METHOD)));
    }

    @Test
    void severitiesAreNamedAndTheWorstComesFirst() {
        assertEquals(
                List.of("fatal f", "error e", "warning w", "info i"),
                told("all severities").stream()
                        .map(message -> message.severity() + " " + message.text())
                        .toList());
    }

    private static List<Origin> origins(String name) {
        return told(name).stream().map(Message::origin).toList();
    }

    private static List<String> texts(String name) {
        return told(name).stream().map(Message::text).toList();
    }

    private static List<Message> told(String name) {
        return scenario.apply(name, Set.of());
    }
}
