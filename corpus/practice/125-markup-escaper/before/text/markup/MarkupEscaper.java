package text.markup;

public final class MarkupEscaper {
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
        StringBuilder sb = new StringBuilder();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (c == '&') {
                sb.append("&amp;");
            } else if (c == '<') {
                sb.append("&lt;");
            } else if (c == '>') {
                sb.append("&gt;");
            } else if (c == '"' && quotes) {
                sb.append("&quot;");
            } else if (c == '\'' && quotes) {
                sb.append("&#39;");
            } else if (c > 126 && asciiOnly) {
                int cp = c;
                if (Character.isHighSurrogate(c) && i + 1 < text.length()
                        && Character.isLowSurrogate(text.charAt(i + 1))) {
                    cp = Character.toCodePoint(c, text.charAt(i + 1));
                    i++;
                }
                sb.append("&#").append(cp).append(';');
            } else if (c < 32 && c != '\n' && c != '\t' && c != '\r') {
                sb.append('\uFFFD');
            } else {
                sb.append(c);
            }
            i++;
        }
        return sb.toString();
    }
}
