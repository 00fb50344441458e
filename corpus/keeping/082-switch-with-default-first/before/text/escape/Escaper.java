package text.escape;

public final class Escaper {
    private Escaper() {
    }

    public static String escape(String text) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<':
                    sb.append("&lt;");
                    break;
                default:
                    sb.append(c);
                    break;
                case '>':
                    sb.append("&gt;");
                    break;
                case '&':
                    sb.append("&amp;");
                    break;
                case '\0':
                    // dropped
            }
        }
        return sb.toString();
    }

    public static boolean needsEscape(String text) {
        for (char c : text.toCharArray()) {
            if (c == '<' || c == '>' || c == '&' || c == 0) {
                return true;
            }
        }
        return false;
    }
}
