package web.report;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public final class HtmlReport {
    private record Row(String label, String value) {
        String render(int index) {
            return "      <tr class=\"%s\"><th>%s</th><td>%s</td></tr>\n"
                    .formatted(index % 2 == 0 ? "even" : "odd", escape(label), escape(value));
        }
    }

    private static final String PAGE = """
            <!DOCTYPE html>
            <html>
              <head><title>%1$s</title></head>
              <body>
                <h1>%1$s (%2$s)</h1>
                <table class="report">
            %3$s    </table>
            %4$s  </body>
            </html>
            """;

    private final String title;
    private final List<Row> rows = new ArrayList<>();
    private String note;

    public HtmlReport(String title) {
        this.title = title;
    }

    public HtmlReport row(String label, Object value) {
        rows.add(new Row(label, String.valueOf(value)));
        return this;
    }

    /** A null note removes it. */
    public HtmlReport note(String text) {
        note = text;
        return this;
    }

    public static String escape(String text) {
        return text == null ? "" : text
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    public String render() {
        String body = IntStream.range(0, rows.size())
                .mapToObj(i -> rows.get(i).render(i))
                .collect(Collectors.joining());
        String footer = note == null ? "" : "    <p>" + escape(note) + "</p>\n";
        return PAGE.formatted(escape(title), String.valueOf(rows.size()), body, footer);
    }
}
