package assay.eclipse.library;

import assay.worker.engine.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipFile;

/**
 * The few types of the JDK that small programs need, without code, in a jar of their own: against the whole JDK the engine takes ten times
 * as long. A program may be put on it only if every word in it means the same there, which {@link #suits} decides: no word may name
 * a type that is missing, nor a member whose declaration mentions one.
 */
public final class SmallLibrary {

    /** Entries of the jar: what it has, and what no program may say. */
    static final String TYPES = "types";

    static final String FOREIGN = "foreign";

    private final Set<String> types;
    private final Set<String> foreign;

    private SmallLibrary(Set<String> types, Set<String> foreign) {
        this.types = types;
        this.foreign = foreign;
    }

    public static SmallLibrary read(Path jar) throws IOException {
        try (var zip = new ZipFile(jar.toFile())) {
            return new SmallLibrary(lines(zip, TYPES), lines(zip, FOREIGN));
        }
    }

    private static Set<String> lines(ZipFile zip, String entry) throws IOException {
        try (var in = zip.getInputStream(zip.getEntry(entry))) {
            return Set.of(new String(in.readAllBytes()).split("\n"));
        }
    }

    /** Whether a text means the same with this library as with the whole JDK. */
    public boolean suits(String text) {
        List<String> words = Words.of(text);
        for (int at = 0; at < words.size(); at++) {
            String word = words.get(at);
            String next = at + 1 < words.size() ? words.get(at + 1) : "";
            if (foreign.contains(word) || foreign.contains(word + " " + next)) return false;
            if (!next.equals(".")) continue;
            if (word.equals("java") && !namesType(words, at)) return false;
            if (at + 2 < words.size() && foreign.contains(word + "." + words.get(at + 2))) return false;
        }
        return true;
    }

    /** {@code java.lang.String}, and not {@code java.lang.*}, wherever it stands. */
    private boolean namesType(List<String> words, int at) {
        var name = new StringBuilder(words.get(at));
        for (int next = at + 1; next + 1 < words.size() && words.get(next).equals("."); next += 2) {
            name.append('.').append(words.get(next + 1));
            if (types.contains(name.toString())) return true;
        }
        return false;
    }
}
