package assay.worker.engine;

import java.util.ArrayList;
import java.util.List;

/** The words of a Java text and the signs between them, without comments and literals; for any text, also one that is no Java. */
public final class Words {

    public static List<String> of(String text) {
        var words = new ArrayList<String>();
        int at = 0;
        while (at < text.length()) {
            char here = text.charAt(at);
            int end = at + 1;
            if (text.startsWith("//", at)) {
                end = after(text, "\n", at + 2);
            } else if (text.startsWith("/*", at)) {
                end = after(text, "*/", at + 2);
            } else if (text.startsWith("\"\"\"", at)) {
                end = afterLiteral(text, "\"\"\"", at + 3);
            } else if (here == '"' || here == '\'') {
                end = afterLiteral(text, String.valueOf(here), at + 1);
            } else if (Character.isJavaIdentifierStart(here)) {
                while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) end++;
                words.add(text.substring(at, end));
            } else if (Character.isDigit(here)) {
                while (end < text.length()
                        && (Character.isJavaIdentifierPart(text.charAt(end)) || text.charAt(end) == '.')) end++;
            } else if (!Character.isWhitespace(here)) {
                words.add(String.valueOf(here));
            }
            at = end;
        }
        return words;
    }

    /** The package that the text declares; empty if it declares none. */
    public static String packageOf(String text) {
        List<String> words = of(text);
        int at = words.indexOf("package");
        int end = at < 0 ? -1 : words.subList(at, words.size()).indexOf(";");
        return end < 0 ? "" : String.join("", words.subList(at + 1, at + end));
    }

    private static int after(String text, String sign, int from) {
        int found = text.indexOf(sign, from);
        return found < 0 ? text.length() : found + sign.length();
    }

    private static int afterLiteral(String text, String quote, int from) {
        boolean block = quote.length() > 1;
        for (int at = from; at < text.length(); at++) {
            if (text.charAt(at) == '\\') at++;
            else if (text.startsWith(quote, at)) return at + quote.length();
            else if (!block && text.charAt(at) == '\n') return at;
        }
        return text.length();
    }

    private Words() {}
}
