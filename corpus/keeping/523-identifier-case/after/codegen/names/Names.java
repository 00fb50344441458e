package codegen.names;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

public final class Names {
    private Names() {
    }

    /** Cuts at underscores, dashes and changes of case: parseXMLFile2Dom gives parse, XML, File2, Dom. */
    public static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= name.length(); i++) {
            boolean separator = i == name.length() || name.charAt(i) == '-' || name.charAt(i) == '_';
            if (separator || startsWord(name, i)) {
                if (i > start) {
                    words.add(name.substring(start, i));
                }
                start = separator ? i + 1 : i;
            }
        }
        return words;
    }

    private static boolean startsWord(String name, int i) {
        if (i == 0 || !upper(name.charAt(i))) {
            return false;
        }
        char before = name.charAt(i - 1);
        return lower(before) || before >= '0' && before <= '9'
                || upper(before) && i + 1 < name.length() && lower(name.charAt(i + 1));
    }

    private static boolean upper(char c) {
        return c >= 'A' && c <= 'Z';
    }

    private static boolean lower(char c) {
        return c >= 'a' && c <= 'z';
    }

    public static String convert(String name, NameStyle style) {
        List<String> words = words(name);
        return switch (style) {
            case CAMEL -> words.isEmpty() ? "" : words.get(0).toLowerCase(Locale.ROOT)
                    + join(words.subList(1, words.size()), "", w -> capital(w.toLowerCase(Locale.ROOT)));
            case PASCAL -> join(words, "", w -> capital(w.toLowerCase(Locale.ROOT)));
            case SNAKE -> join(words, "_", w -> w.toLowerCase(Locale.ROOT));
            case SCREAMING -> join(words, "_", w -> w.toUpperCase(Locale.ROOT));
            case KEBAB -> join(words, "-", w -> w.toLowerCase(Locale.ROOT));
        };
    }

    private static String join(List<String> words, String glue, UnaryOperator<String> shape) {
        return words.stream().map(shape).collect(Collectors.joining(glue));
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    public static boolean sameName(String a, String b) {
        return convert(a, NameStyle.SNAKE).equals(convert(b, NameStyle.SNAKE));
    }
}
