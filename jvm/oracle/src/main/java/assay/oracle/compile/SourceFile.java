package assay.oracle.compile;

import java.util.List;

/** What a compiler must know of a source file before it parses it: its main type's name and its package. */
record SourceFile(String path, String text) {

    String mainTypeName() {
        String name = path.substring(path.lastIndexOf('/') + 1);
        return name.endsWith(".java") ? name.substring(0, name.length() - ".java".length()) : name;
    }

    /** The declared package, dotted, or "" for the default package; found without a parser, past comments and annotations. */
    String packageName() {
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (Character.isWhitespace(c) || c == '\ufeff' || c == ';') at++;
            else if (text.startsWith("//", at)) at = after("\n", at);
            else if (text.startsWith("/*", at)) at = after("*/", at + 2);
            else if (c == '@' && !text.startsWith("@interface", at)) at = afterAnnotation(at);
            else break;
        }
        if (!text.startsWith("package", at)) return "";
        int end = text.indexOf(';', at);
        if (end < 0) return "";
        String name = text.substring(at + "package".length(), end);
        if (name.isEmpty() || Character.isJavaIdentifierPart(name.charAt(0))) return "";
        return isPlain(name) ? name.strip() : name.replaceAll("(?s)/\\*.*?\\*/|//[^\\n]*\\n|\\s", "");
    }

    /** One word between spaces, as nearly always. */
    private static boolean isPlain(String name) {
        String word = name.strip();
        for (int i = 0; i < word.length(); i++)
            if (!Character.isJavaIdentifierPart(word.charAt(i)) && word.charAt(i) != '.') return false;
        return true;
    }

    /**
     * Whether it adds to the JDK's packages or to where only the JDK has packages, or declares a module, or names one of the
     * JDK's packages outside java and javax, which a kept compiler forgets while it keeps what refers to them.
     */
    boolean isSpecial() {
        String name = packageName();
        if (mainTypeName().equals("module-info")
                || Platform.hasPackage(name)
                || name.startsWith("java.")
                || name.startsWith("javax.")) return true;
        return ELSEWHERE.stream().anyMatch(text::contains);
    }

    private static final List<String> ELSEWHERE =
            List.of("org.xml.", "org.w3c.", "org.ietf.", "com.sun.", "jdk.", "sun.misc.", "netscape.javascript");

    private int after(String token, int from) {
        int found = text.indexOf(token, from);
        return found < 0 ? text.length() : found + token.length();
    }

    private int afterAnnotation(int at) {
        int i = at + 1;
        while (i < text.length() && (Character.isJavaIdentifierPart(text.charAt(i)) || text.charAt(i) == '.')) i++;
        if (i < text.length() && text.charAt(i) == '(') {
            int depth = 0;
            do {
                char c = text.charAt(i++);
                if (c == '(') depth++;
                else if (c == ')') depth--;
            } while (i < text.length() && depth > 0);
        }
        return i;
    }
}
