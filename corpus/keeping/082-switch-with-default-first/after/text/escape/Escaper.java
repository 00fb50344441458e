package text.escape;

public final class Escaper {
    private Escaper() {
    }

    public static String escape(String text) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> sb.append("&lt;");
                case '>' -> sb.append("&gt;");
                case '&' -> sb.append("&amp;");
                case '\0' -> { }
                default -> sb.append(c);
            }
        }
        return sb.toString();
    }

    public static boolean needsEscape(String text) {
        for (char c : text.toCharArray()) {
            boolean special = switch (c) {
                case '<', '>', '&', '\0' -> true;
                default -> false;
            };
            if (special) {
                return true;
            }
        }
        return false;
    }
}
