package wiki.markdown;

/** Headings, lists, bold and code; everything else is a paragraph per line. */
public class MiniMarkdown {
    private final boolean escape;

    public MiniMarkdown(boolean escape) {
        this.escape = escape;
    }

    public final String toHtml(String text) {
        StringBuilder html = new StringBuilder();
        boolean inList = false;
        for (String line : text.split("\n")) {
            boolean item = line.startsWith("- ");
            if (item != inList) {
                html.append(item ? "<ul>\n" : "</ul>\n");
                inList = item;
            }
            int level = headingLevel(line);
            if (item) {
                element(html, "li", line.substring(2));
            } else if (level > 0) {
                element(html, "h" + level, line.substring(level + 1));
            } else if (line.isEmpty()) {
                html.append('\n');
            } else {
                element(html, "p", line);
            }
        }
        return html.append(inList ? "</ul>\n" : "").toString();
    }

    private void element(StringBuilder html, String tag, String text) {
        html.append('<').append(tag).append('>');
        inline(html, escape ? text.replace("&", "&amp;").replace("<", "&lt;") : text);
        html.append("</").append(tag).append(">\n");
    }

    /** 0 when the line is no heading. The title must be on one line in every sense of Unicode. */
    private static int headingLevel(String line) {
        int level = 0;
        while (level < 3 && line.startsWith("#", level)) {
            level++;
        }
        boolean heading = level > 0 && line.startsWith(" ", level) && line.length() > level + 1
                && line.substring(level + 1).chars().noneMatch(c ->
                        c == '\r' || c == '\u0085' || c == '\u2028' || c == '\u2029');
        return heading ? level : 0;
    }

    private static void inline(StringBuilder html, String text) {
        int i = 0;
        while (i < text.length()) {
            String mark = text.startsWith("**", i) ? "**" : text.startsWith("`", i) ? "`" : "";
            int from = i + mark.length();
            int close = mark.isEmpty() ? -1 : text.indexOf(mark.charAt(0), from);
            if (close > from && text.startsWith(mark, close)) {
                String tag = mark.equals("`") ? "code" : "b";
                html.append('<').append(tag).append('>').append(text, from, close).append("</").append(tag).append('>');
                i = close + mark.length();
            } else {
                html.append(text.charAt(i++));
            }
        }
    }
}
