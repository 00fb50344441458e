package office.reports;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

abstract class AbstractReport {
    private final String title;
    private final List<String> headings = new ArrayList<>();
    private final List<String> bodies = new ArrayList<>();
    private boolean finished;

    AbstractReport(String title) { this.title = Objects.requireNonNull(title, "title"); }

    final void append(String heading, String body) {
        if (finished) {
            throw new IllegalStateException("already rendered");
        }
        headings.add(Objects.requireNonNullElse(heading, "Untitled"));
        bodies.add(body.strip());
    }

    public final int sections() { return headings.size(); }

    public final String render() {
        finished = true;
        StringBuilder sb = new StringBuilder(header(title));
        if (headings.isEmpty()) {
            sb.append(emptyNote());
        }
        for (int i = 0; i < headings.size(); i++) {
            sb.append(heading(headings.get(i)));
            sb.append(body(i < bodies.size() ? bodies.get(i) : "?"));
        }
        return sb.toString();
    }

    abstract String header(String title);

    abstract String emptyNote();

    abstract String heading(String text);

    abstract String body(String text);
}
