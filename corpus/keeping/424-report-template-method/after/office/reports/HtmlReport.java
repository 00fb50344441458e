package office.reports;

public final class HtmlReport extends AbstractReport {
    public HtmlReport(String title) { super(title); }

    public HtmlReport section(String heading, String body) {
        append(heading, body);
        return this;
    }

    String header(String title) { return element("h1", escape(title)); }
    String emptyNote() { return element("p", "(empty)"); }
    String heading(String text) { return element("h2", escape(text)); }
    String body(String text) { return element("p", escape(text)); }

    private static String element(String tag, String content) {
        return "<" + tag + ">" + content + "</" + tag + ">\n";
    }

    private static String escape(String s) {
        return s.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
