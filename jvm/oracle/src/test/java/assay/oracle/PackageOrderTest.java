package assay.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** A package imports only from those before it in this list, which is the one of ARCHITECTURE.md; so there are no cycles. */
class PackageOrderTest {

    private static final List<String> ORDER =
            List.of("guard", "compile", "sequence", "seeds", "values", "program", "run", "witness", "search", "task");

    private static final Pattern IMPORT =
            Pattern.compile("^import (?:static )?assay\\.oracle\\.([a-z]+)\\.", Pattern.MULTILINE);

    @Test
    void packagesImportOnlyFromThoseBeforeThem() throws IOException {
        var upward = new ArrayList<String>();
        for (Path file : sources()) {
            int own = ORDER.indexOf(packageOf(file));
            assertTrue(own >= 0, "not in the list: " + packageOf(file));
            IMPORT.matcher(Files.readString(file))
                    .results()
                    .map(found -> found.group(1))
                    .filter(imported -> ORDER.indexOf(imported) > own)
                    .forEach(imported -> upward.add(file.getFileName() + " imports from " + imported));
        }
        assertEquals(List.of(), upward);
    }

    @Test
    void everyPackageOfTheListExists() throws IOException {
        assertEquals(
                ORDER.stream().sorted().toList(),
                sources().stream()
                        .map(PackageOrderTest::packageOf)
                        .distinct()
                        .sorted()
                        .toList());
    }

    private static String packageOf(Path file) {
        return file.getParent().getFileName().toString();
    }

    /** Those of all packages below this one. */
    private static List<Path> sources() throws IOException {
        Path root = Path.of("src/main/java/assay/oracle");
        try (var files = Files.walk(root)) {
            return files.filter(file -> file.toString().endsWith(".java")
                            && !file.getParent().equals(root))
                    .sorted()
                    .toList();
        }
    }
}
