package xml.print;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

public final class XmlPrinter {
    private static final int DEEPEST = 50;

    private final StringBuilder out = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();
    private final Set<String> attributes = new HashSet<>();
    private boolean tagOpen;
    private boolean done;

    public XmlPrinter start(String name) {
        check(name);
        if (done || open.size() == DEEPEST) {
            throw new IllegalStateException("no element here");
        }
        closeTag();
        indent();
        out.append('<').append(name);
        open.push(name);
        attributes.clear();
        tagOpen = true;
        return this;
    }

    /** Only right after start; every name once. */
    public XmlPrinter attribute(String name, String value) {
        check(name);
        if (!tagOpen) {
            throw new IllegalStateException("no attribute here");
        }
        if (value == null) {
            return this;
        }
        if (!attributes.add(name)) {
            throw new IllegalArgumentException("twice: " + name);
        }
        out.append(' ').append(name).append("=\"").append(escape(value).replace("\"", "&quot;")).append('"');
        return this;
    }

    public XmlPrinter text(String text) {
        if (open.isEmpty()) {
            throw new IllegalStateException("no text here");
        }
        String safe = escape(text);
        closeTag();
        indent();
        out.append(safe).append('\n');
        return this;
    }

    public XmlPrinter end() {
        if (open.isEmpty()) {
            throw new IllegalStateException("nothing to end");
        }
        String name = open.pop();
        if (tagOpen) {
            out.append("/>\n");
            tagOpen = false;
        } else {
            indent();
            out.append("</").append(name).append(">\n");
        }
        done = open.isEmpty();
        return this;
    }

    private void closeTag() {
        if (tagOpen) {
            out.append(">\n");
            tagOpen = false;
        }
    }

    private void indent() {
        for (int i = 0; i < open.size(); i++) {
            out.append("  ");
        }
    }

    private static void check(String name) {
        if (!name.matches("[A-Za-z][A-Za-z0-9-]*")) {
            throw new IllegalArgumentException("name");
        }
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    public int depth() {
        return open.size();
    }

    public String result() {
        if (!done) {
            throw new IllegalStateException("incomplete");
        }
        return out.toString();
    }
}
