package office.reports;

public final class TextReport extends AbstractReport {
    private final int width;

    public TextReport(String title, int width) {
        super(title);
        if (width < 10 || width > 200) {
            throw new IllegalArgumentException("width " + width);
        }
        this.width = width;
    }

    public TextReport section(String heading, String body) {
        append(heading, body);
        return this;
    }

    String header(String title) { return title + "\n" + "=".repeat(width) + "\n"; }
    String emptyNote() { return "(empty)\n"; }
    String heading(String text) { return "* " + text + "\n"; }

    String body(String text) {
        String shown = text.length() > width ? text.substring(0, width - 3) + "..." : text;
        return "  " + shown + "\n";
    }
}
