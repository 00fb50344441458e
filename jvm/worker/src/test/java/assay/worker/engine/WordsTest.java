package assay.worker.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {

    @Test
    void commentsAndLiteralsHaveNoWords() {
        assertEquals(
                List.of("a", ".", "b", "(", ",", ")", ";"),
                Words.of("a.b('x', \"y\\\"z\"); // c\n/* d */ \"\"\"\n e \" \"\"\" 1.5f"));
    }

    @Test
    void aTextThatEndsInTheMiddleHasTheWordsThatItHas() {
        for (String rest : List.of("/* c", "// c", "\"c", "'c", "\"\"\" c"))
            assertEquals(List.of("a"), Words.of("a " + rest), rest);
    }

    @ParameterizedTest
    @CsvSource({
        "package p.q; class A {}, p.q",
        "/* package x; */ @Deprecated package p . q; class A {}, p.q",
        "@Deprecated package p;, p",
        "class A {}, ''",
        "package p, ''",
    })
    void thePackageIsTheDeclaredOne(String text, String name) {
        assertEquals(name, Words.packageOf(text));
    }
}
