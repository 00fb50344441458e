package assay.oracle.compile;

import java.util.Map;

/** Compiles a whole program in memory: path to text in, class files or errors out. */
public interface SourceCompiler {

    Compiled compile(Map<String, String> files);
}
