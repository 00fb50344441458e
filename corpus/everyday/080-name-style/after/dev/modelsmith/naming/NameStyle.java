package dev.modelsmith.naming;

/** Converts names between the styles of generated code. */
public final class NameStyle {

    private NameStyle() {
    }

    public static String toSnake(String name) {
        return toSeparated(name, '_');
    }

    public static String toKebab(String name) {
        return toSeparated(name, '-');
    }

    public static String toPascal(String name) {
        StringBuilder out = new StringBuilder();
        boolean upper = true;
        for (char c : name.toCharArray()) {
            boolean separator = c == '_' || c == '-';
            if (!separator) {
                out.append(upper ? Character.toUpperCase(c) : c);
            }
            upper = separator;
        }
        return out.toString();
    }

    private static String toSeparated(String name, char separator) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (!Character.isUpperCase(c)) {
                out.append(c);
                continue;
            }
            if (startsWord(name, i, separator)) {
                out.append(separator);
            }
            out.append(Character.toLowerCase(c));
        }
        return out.toString();
    }

    private static boolean startsWord(String name, int index, char separator) {
        if (index == 0) {
            return false;
        }
        char previous = name.charAt(index - 1);
        if (Character.isLowerCase(previous) || Character.isDigit(previous)) {
            return true;
        }
        boolean beforeLower = index + 1 < name.length() && Character.isLowerCase(name.charAt(index + 1));
        return beforeLower && previous != separator;
    }
}
