package codegen.names;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

public final class Names {
    private Names() {
    }

    /** Cuts at underscores, dashes and changes of case: parseXMLFile2Dom gives parse, XML, File2, Dom. */
    public static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        for (String part : name.split("[-_]+")) {
            if (part.isEmpty()) {
                continue;
            }
            for (String word : part.split("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")) {
                words.add(word);
            }
        }
        return words;
    }

    public static String convert(String name, NameStyle style) {
        List<String> words = words(name);
        StringBuilder sb = new StringBuilder();
        switch (style) {
            case CAMEL:
                for (int i = 0; i < words.size(); i++) {
                    String w = words.get(i).toLowerCase(Locale.ROOT);
                    sb.append(i == 0 ? w : capital(w));
                }
                break;
            case PASCAL:
                for (String w : words) {
                    sb.append(capital(w.toLowerCase(Locale.ROOT)));
                }
                break;
            case SNAKE:
                for (String w : words) {
                    if (sb.length() > 0) {
                        sb.append('_');
                    }
                    sb.append(w.toLowerCase(Locale.ROOT));
                }
                break;
            case SCREAMING:
                for (String w : words) {
                    if (sb.length() > 0) {
                        sb.append('_');
                    }
                    sb.append(w.toUpperCase(Locale.ROOT));
                }
                break;
            default:
                for (String w : words) {
                    if (sb.length() > 0) {
                        sb.append('-');
                    }
                    sb.append(w.toLowerCase(Locale.ROOT));
                }
        }
        return sb.toString();
    }

    private static String capital(String word) {
        return Character.toUpperCase(word.charAt(0)) + word.substring(1);
    }

    public static boolean sameName(String a, String b) {
        return convert(a, NameStyle.SNAKE).equals(convert(b, NameStyle.SNAKE));
    }
}
