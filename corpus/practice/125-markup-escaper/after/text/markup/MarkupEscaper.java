package text.markup;

public final class MarkupEscaper {
    private static final int LAST_PRINTABLE_ASCII = 126;

    private final boolean quotes;
    private final boolean asciiOnly;

    public MarkupEscaper(boolean quotes, boolean asciiOnly) {
        this.quotes = quotes;
        this.asciiOnly = asciiOnly;
    }

    public String escape(String text) {
        if (text == null) {
            return null;
        }
        StringBuilder escaped = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (asciiOnly && c > LAST_PRINTABLE_ASCII) {
                int codePoint = text.codePointAt(i);
                escaped.append("&#").append(codePoint).append(';');
                i += Character.charCount(codePoint) - 1;
            } else {
                appendSimple(escaped, c);
            }
        }
        return escaped.toString();
    }

    private void appendSimple(StringBuilder escaped, char c) {
        String entity = switch (c) {
            case '&' -> "&amp;";
            case '<' -> "&lt;";
            case '>' -> "&gt;";
            case '"' -> quotes ? "&quot;" : null;
            case '\'' -> quotes ? "&#39;" : null;
            default -> isForbidden(c) ? "\uFFFD" : null;
        };
        if (entity == null) {
            escaped.append(c);
        } else {
            escaped.append(entity);
        }
    }

    private static boolean isForbidden(char c) {
        return c < ' ' && c != '\n' && c != '\t' && c != '\r';
    }
}
