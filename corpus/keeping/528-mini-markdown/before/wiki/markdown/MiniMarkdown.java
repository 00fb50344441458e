package wiki.markdown;

import java.util.regex.Pattern;

/** Headings, lists, bold and code; everything else is a paragraph per line. */
public class MiniMarkdown {
    private static final Pattern INLINE = Pattern.compile("\\*\\*([^*]+)\\*\\*|`([^`]+)`");

    private final boolean escape;

    public MiniMarkdown(boolean escape) {
        this.escape = escape;
    }

    public final String toHtml(String text) {
        String html = "";
        for (String line : text.split("\n")) {
            String block = block(line);
            if (html.endsWith("</ul>\n") && block.startsWith("<ul>")) {
                html = html.substring(0, html.length() - "</ul>\n".length()) + block.substring("<ul>\n".length());
            } else {
                html += block;
            }
        }
        return html;
    }

    private String block(String line) {
        if (line.matches("#{1,3} .+")) {
            int level = line.indexOf(' ');
            return "<h" + level + ">" + inline(line.substring(level + 1)) + "</h" + level + ">\n";
        }
        if (line.startsWith("- ")) {
            return "<ul>\n<li>" + inline(line.substring(2)) + "</li>\n</ul>\n";
        }
        if (line.isEmpty()) {
            return "\n";
        }
        return "<p>" + inline(line) + "</p>\n";
    }

    private String inline(String text) {
        String safe = text;
        if (escape) {
            safe = safe.replace("&", "&amp;").replace("<", "&lt;");
        }
        return INLINE.matcher(safe).replaceAll(m -> {
            String html = m.group(1) != null ? "<b>" + m.group(1) + "</b>" : "<code>" + m.group(2) + "</code>";
            return java.util.regex.Matcher.quoteReplacement(html);
        });
    }
}
