package assay.oracle.compile;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a program is written in and against: the source level, the class path, and what else its build tells javac that
 * changes what the code means or whether it compiles ({@code --enable-preview}, {@code --add-exports=…}, {@code -parameters}).
 */
public record Dialect(int level, List<Path> classPath, List<String> flags) {

    public Dialect(int level, List<Path> classPath) {
        this(level, classPath, List.of());
    }

    Dialect(int level) {
        this(level, List.of());
    }

    public Dialect atLeast(int other) {
        return level >= other ? this : new Dialect(other, classPath, flags);
    }

    /** Whether a compiler that is kept from program to program knows all that is to be known. */
    public boolean isPlain() {
        return classPath.isEmpty() && flags.isEmpty();
    }

    boolean hasPreview() {
        return flags.contains("--enable-preview");
    }

    /** Whether the names of parameters are for the program to see. */
    public boolean keepsParameters() {
        return flags.contains("-parameters");
    }

    /** The level by {@code -source} and {@code -target}: {@code --release} would hide what the JDK does not export. */
    List<String> javacOptions() {
        var options = new ArrayList<>(flags);
        if (level != Runtime.version().feature())
            options.addAll(List.of("-source", String.valueOf(level), "-target", String.valueOf(level)));
        else if (hasPreview()) options.addAll(List.of("-source", String.valueOf(level)));
        return options;
    }
}
