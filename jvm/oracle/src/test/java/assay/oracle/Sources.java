package assay.oracle;

import assay.oracle.compile.Compiled;
import assay.oracle.compile.Ecj;
import assay.oracle.compile.Javac;
import assay.oracle.compile.SourceCompiler;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Small programs, written in a test as one text: files are set apart by a line of three dashes and named after their types. */
public final class Sources {

    public static final int LEVEL = Math.min(Runtime.version().feature(), Ecj.latestLevel());

    private static final Pattern PACKAGE = Pattern.compile("(?m)^\\s*package\\s+([\\w.]+)\\s*;");
    private static final Pattern TYPE = Pattern.compile("(?:class|interface|enum|record)\\s+([\\w$]+)");
    private static final Pattern PUBLIC_TYPE = Pattern.compile(
            "(?m)^\\s*public\\s+(?:(?:abstract|final|sealed)\\s+)*(?:class|interface|enum|record)\\s+([\\w$]+)");

    private static final SourceCompiler ECJ = new Ecj(LEVEL);
    private static final SourceCompiler JAVAC = Javac.forClasses(LEVEL);

    public static Map<String, String> files(String program) {
        var files = new LinkedHashMap<String, String>();
        for (String text : program.split("(?m)^---$")) files.put(path(text), text);
        return files;
    }

    public static Compiled ecj(String program) {
        return compiled(ECJ, program);
    }

    public static Compiled javac(String program) {
        return compiled(JAVAC, program);
    }

    private static synchronized Compiled compiled(SourceCompiler compiler, String program) {
        Compiled compiled = compiler.compile(files(program));
        if (!compiled.ok()) throw new IllegalArgumentException(compiled.errors() + "\n" + program);
        return compiled;
    }

    private static String path(String text) {
        Matcher inPackage = PACKAGE.matcher(text);
        String folder = inPackage.find() ? inPackage.group(1).replace('.', '/') + '/' : "";
        Matcher open = PUBLIC_TYPE.matcher(text);
        if (open.find()) return folder + open.group(1) + ".java";
        Matcher any = TYPE.matcher(text);
        if (!any.find()) throw new IllegalArgumentException("no type in: " + text);
        return folder + any.group(1) + ".java";
    }

    private Sources() {}
}
