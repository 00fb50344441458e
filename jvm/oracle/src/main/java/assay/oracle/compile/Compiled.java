package assay.oracle.compile;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * What a compiler made of a program: class files by binary name if there was no error, else the errors.
 * A compiler that broke down ({@code crashed}) has no opinion on the program.
 */
public record Compiled(SortedMap<String, byte[]> classes, List<Diagnostic> errors, boolean crashed) {

    public boolean ok() {
        return errors.isEmpty();
    }

    static Compiled crash(String compiler, Throwable failure) {
        var diagnostic = new Diagnostic("crash", compiler + " broke down: " + failure, "", 0, 0);
        return new Compiled(new java.util.TreeMap<>(), List.of(diagnostic), true);
    }

    /** The same class files, byte for byte. Nothing in them depends on names of files or on lines: they are compiled without debug information. */
    public boolean sameClasses(Compiled other) {
        if (!classes.keySet().equals(other.classes.keySet())) return false;
        for (Map.Entry<String, byte[]> entry : classes.entrySet()) {
            if (!java.util.Arrays.equals(entry.getValue(), other.classes.get(entry.getKey()))) return false;
        }
        return true;
    }
}
