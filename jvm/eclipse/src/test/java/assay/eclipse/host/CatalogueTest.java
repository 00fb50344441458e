package assay.eclipse.host;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import assay.worker.engine.Origin;
import assay.worker.engine.Unusable;
import java.util.Set;
import org.eclipse.jdt.internal.corext.refactoring.RefactoringCoreMessages;
import org.eclipse.jface.text.Document;
import org.junit.jupiter.api.Test;

class CatalogueTest {

    private final Catalogue catalogue = new Catalogue();

    @Test
    void keysOfTheEngineAndOfOurOwnCanBeSwitchedOff() {
        assertDoesNotThrow(() -> catalogue.check(Set.of(
                "ExtractMethodRefactoring_name",
                "at.Processor.check",
                "unavailable.move-method",
                "no-destination.move-type")));
    }

    @Test
    void aKeyThatNoMessageHasIsRefusedWithTheNearestOne() {
        var refused = assertThrows(Unusable.class, () -> catalogue.check(Set.of("ExtractMethodRefactoring_nam")));
        String near =
                "no message of Eclipse has the key ExtractMethodRefactoring_nam; did you mean ExtractMethodRefactoring_name or ";
        assertTrue(refused.getMessage().startsWith(near), refused.getMessage());
        refused = assertThrows(Unusable.class, () -> catalogue.check(Set.of("x")));
        assertEquals(
                "no message of Eclipse has the key x; a rejection shows the keys of its messages",
                refused.getMessage());
    }

    @Test
    void aTaskKnowsNothingOfTheOneBefore() {
        catalogue.begin(Set.of("some_key"));
        assertTrue(catalogue.isOff("some_key"));
        String text = new String("Extracted");
        catalogue.formatted(RefactoringCoreMessages.ExtractMethodRefactoring_name, text);
        assertEquals("ExtractMethodRefactoring_name", keyOf(text));
        catalogue.begin(Set.of());
        assertFalse(catalogue.isOff("some_key"));
        assertTrue(keyOf(text).startsWith("at."));
    }

    @Test
    void textsThatOtherThreadsOfTheEngineFormatAreOfNoInterest() throws InterruptedException {
        catalogue.begin(Set.of());
        var other = new Thread(
                () -> catalogue.formatted(RefactoringCoreMessages.ExtractMethodRefactoring_name, "by another"));
        other.start();
        other.join();
        assertTrue(keyOf("by another").startsWith("at."));
    }

    @Test
    void textsOfUnitsComeFromTheLayoutThatIsInUseAndFromNoOther() {
        catalogue.takeTexts(unit -> null, unit -> new Document("text of " + unit));
        assertEquals("text of A", ((Document) catalogue.documentOf("A")).get());
        catalogue.leaveTexts();
        assertNull(catalogue.documentOf("A"));
        assertNull(catalogue.bufferOf("A"));
    }

    private String keyOf(String message) {
        return ((Origin) catalogue.originOf(message)).key();
    }
}
