package assay.worker.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlacementTest {

    @Test
    void sourceFoldersAreWhatThePathHasBeforeThePackage() {
        Placement placement = Placement.of(
                Map.of("src/p/q/A.java", "package p.q;", "src/B.java", "class B {}", "r/C.java", "package r;"));
        assertEquals(Set.of(new Placement.Root("src/", ""), new Placement.Root("", "")), Set.copyOf(placement.roots()));
        for (var entry : placement.places().entrySet())
            assertEquals(entry.getKey(), placement.pathOf(entry.getValue().path()));
    }

    @Test
    void aFileThatDoesNotLieWhereItsPackageSaysHasASourceFolderOfItsOwn() {
        Placement placement = Placement.of(Map.of("x/A.java", "package p;"));
        assertEquals("s0/p/A.java", placement.places().get("x/A.java").path());
        assertEquals("x/A.java", placement.pathOf("s0/p/A.java"));
        assertEquals("x/r/B.java", placement.pathOf("s0/r/B.java"));
    }

    @Test
    void whatIsNoJavaIsNotSeen() {
        Placement placement = Placement.of(Map.of("README.md", "", "module-info.java", "module m {}", "a-b.java", ""));
        assertEquals(Map.of(), placement.places());
        assertNull(placement.pathOf(".classpath"));
    }
}
