package assay.oracle.compile;

import com.sun.tools.javac.api.ClientCodeWrapper.DiagnosticSourceUnwrapper;
import com.sun.tools.javac.api.Formattable.LocalizedString;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.KindName;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.util.JCDiagnostic;
import com.sun.tools.javac.util.Name;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Of what kind the things are that a message of javac's names: the message without its names, so that two programs with the same mistake
 * give the same. Of a list of types it does not count how many there are (javac has words of its own for none); what is only text is {@code text}.
 */
final class Kinds {

    private static final int DEEPEST = 3;

    static List<String> of(javax.tools.Diagnostic<?> diagnostic) {
        var kinds = new ArrayList<String>();
        javax.tools.Diagnostic<?> plain =
                diagnostic instanceof DiagnosticSourceUnwrapper wrapper ? wrapper.d : diagnostic;
        if (!(plain instanceof JCDiagnostic error)) return List.of();
        JCDiagnostic reason = accessIn(error, 0);
        if (reason != null) kinds.add(reason.getCode());
        for (Object argument : (reason == null ? error : reason).getArgs()) add(argument, kinds, 0);
        return List.copyOf(kinds);
    }

    /**
     * Why none of several methods of a name can be called, where that is because one of them can't be accessed: the same mistake as where there
     * is only the one. Null if it is not.
     */
    private static JCDiagnostic accessIn(JCDiagnostic diagnostic, int depth) {
        if (diagnostic.getCode().equals("compiler.misc.report.access")) return diagnostic;
        if (depth == DEEPEST) return null;
        var inner = new ArrayList<JCDiagnostic>(diagnostic.getSubdiagnostics());
        for (Object argument : diagnostic.getArgs()) if (argument instanceof JCDiagnostic one) inner.add(one);
        for (JCDiagnostic one : inner) {
            JCDiagnostic found = accessIn(one, depth + 1);
            if (found != null) return found;
        }
        return null;
    }

    private static void add(Object argument, List<String> kinds, int depth) {
        if (argument instanceof JCDiagnostic inner) {
            kinds.add(inner.getCode());
            if (depth < DEEPEST) for (Object each : inner.getArgs()) add(each, kinds, depth + 1);
        } else if (argument instanceof LocalizedString
                || argument instanceof Collection<?> list && list.stream().allMatch(Type.class::isInstance)) {
            kinds.add("types");
        } else if (argument instanceof Collection<?> list) {
            for (Object each : list) add(each, kinds, depth);
        } else {
            kinds.add(kind(argument));
        }
    }

    private static String kind(Object argument) {
        if (argument instanceof Symbol symbol) return kind(symbol);
        if (argument instanceof Type) return "type";
        if (argument instanceof KindName kind) return word(kind.name());
        if (argument instanceof Name) return "name";
        // Where there is no modifier, javac says "package" instead.
        if (argument instanceof Flags.Flag || "package".equals(argument)) return "modifier";
        if (argument instanceof Number) return "number";
        return argument == null ? "nothing" : "text";
    }

    private static String kind(Symbol symbol) {
        return switch (symbol.getKind()) {
            case METHOD -> "method";
            case CONSTRUCTOR -> "constructor";
            case FIELD, ENUM_CONSTANT -> "field";
            case PACKAGE, MODULE -> "package";
            case CLASS, INTERFACE, ENUM, RECORD, ANNOTATION_TYPE -> "class";
            case TYPE_PARAMETER -> "type-parameter";
            default -> "variable";
        };
    }

    /** Names of kinds as javac has them: {@code METHOD}, {@code TYPEVAR}. */
    private static String word(String constant) {
        return constant.toLowerCase(java.util.Locale.ROOT).replace('_', '-');
    }

    private Kinds() {}
}
