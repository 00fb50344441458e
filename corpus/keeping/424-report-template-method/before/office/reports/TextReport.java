package office.reports;

import java.util.ArrayList;
import java.util.List;

public final class TextReport {
    private final String title;
    private final int width;
    private final List<String> headings = new ArrayList<>();
    private final List<String> bodies = new ArrayList<>();
    private boolean finished;

    public TextReport(String title, int width) {
        if (title == null) {
            throw new NullPointerException("title");
        }
        if (width < 10 || width > 200) {
            throw new IllegalArgumentException("width " + width);
        }
        this.title = title;
        this.width = width;
    }

    public TextReport section(String heading, String body) {
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
        sb.append(title).append('\n').append("=".repeat(width)).append('\n');
        if (headings.isEmpty()) {
            sb.append("(empty)\n");
        }
        for (int i = 0; i < headings.size(); i++) {
            sb.append("* ").append(headings.get(i)).append('\n');
            String body = i < bodies.size() ? bodies.get(i) : "?";
            if (body.length() > width) {
                body = body.substring(0, width - 3) + "...";
            }
            sb.append("  ").append(body).append('\n');
        }
        return sb.toString();
    }
}
