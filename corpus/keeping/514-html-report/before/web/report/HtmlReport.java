package web.report;

import java.util.ArrayList;
import java.util.List;

public final class HtmlReport {
    private final String title;
    private final List<String[]> rows = new ArrayList<>();
    private String note;

    public HtmlReport(String title) {
        this.title = title;
    }

    public HtmlReport row(String label, Object value) {
        rows.add(new String[] {label, String.valueOf(value)});
        return this;
    }

    /** A null note removes it. */
    public HtmlReport note(String text) {
        note = text;
        return this;
    }

    public static String escape(String text) {
        if (text == null) {
            return "";
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '&':
                    sb.append("&amp;");
                    break;
                case '<':
                    sb.append("&lt;");
                    break;
                case '>':
                    sb.append("&gt;");
                    break;
                case '"':
                    sb.append("&quot;");
                    break;
                default:
                    sb.append(c);
            }
        }
        return sb.toString();
    }

    public String render() {
        String html = "<!DOCTYPE html>\n";
        html += "<html>\n";
        html += "  <head><title>" + escape(title) + "</title></head>\n";
        html += "  <body>\n";
        html += "    <h1>" + escape(title) + " (" + rows.size() + ")</h1>\n";
        html += "    <table class=\"report\">\n";
        for (int i = 0; i < rows.size(); i++) {
            String[] row = rows.get(i);
            html += "      <tr class=\"" + (i % 2 == 0 ? "even" : "odd") + "\">";
            html += "<th>" + escape(row[0]) + "</th><td>" + escape(row[1]) + "</td></tr>\n";
        }
        html += "    </table>\n";
        if (note != null) {
            html += "    <p>" + escape(note) + "</p>\n";
        }
        html += "  </body>\n";
        html += "</html>\n";
        return html;
    }
}
