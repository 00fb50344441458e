package office.reports;

import java.util.ArrayList;
import java.util.List;

public final class HtmlReport {
    private final String title;
    private final List<String> headings = new ArrayList<>();
    private final List<String> bodies = new ArrayList<>();
    private boolean finished;

    public HtmlReport(String title) {
        if (title == null) {
            throw new NullPointerException("title");
        }
        this.title = title;
    }

    public HtmlReport section(String heading, String body) {
        if (finished) {
            throw new IllegalStateException("finished");
        }
        headings.add(heading == null ? "Untitled" : heading);
        bodies.add(body.strip());
        return this;
    }

    public int sections() { return headings.size(); }

    public String render() {
        finished = true;
        StringBuilder sb = new StringBuilder();
        sb.append("<h1>").append(escape(title)).append("</h1>\n");
        if (headings.isEmpty()) {
            sb.append("<p>(empty)</p>\n");
        }
        for (int i = 0; i < headings.size(); i++) {
            sb.append("<h2>").append(escape(headings.get(i))).append("</h2>\n");
            sb.append("<p>").append(escape(i < bodies.size() ? bodies.get(i) : "?")).append("</p>\n");
        }
        return sb.toString();
    }

    private static String escape(String s) {
        return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
