package xml.print;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class XmlPrinter {
    private static final int DEEPEST = 50;

    private interface Node {
        void render(StringBuilder out, String indent);
    }

    private record Text(String safe) implements Node {
        @Override
        public void render(StringBuilder out, String indent) {
            out.append(indent).append(safe).append('\n');
        }
    }

    private record Element(String name, Map<String, String> attributes, List<Node> children) implements Node {
        Element(String name) {
            this(name, new LinkedHashMap<>(), new ArrayList<>());
        }

        @Override
        public void render(StringBuilder out, String indent) {
            out.append(indent).append('<').append(name);
            attributes.forEach((key, value) -> out.append(" %s=\"%s\"".formatted(key, value)));
            if (children.isEmpty()) {
                out.append("/>\n");
                return;
            }
            out.append(">\n");
            children.forEach(child -> child.render(out, indent + "  "));
            out.append(indent).append("</").append(name).append(">\n");
        }
    }

    private final Deque<Element> open = new ArrayDeque<>();
    private Element root;

    public XmlPrinter start(String name) {
        check(name);
        if (root != null && open.isEmpty() || open.size() == DEEPEST) {
            throw new IllegalStateException("no element here");
        }
        Element element = new Element(name);
        if (root == null) {
            root = element;
        } else {
            open.peek().children().add(element);
        }
        open.push(element);
        return this;
    }

    /** Only right after start; every name once. */
    public XmlPrinter attribute(String name, String value) {
        check(name);
        Element current = open.peek();
        if (current == null || !current.children().isEmpty()) {
            throw new IllegalStateException("no attribute here");
        }
        if (value != null && current.attributes().putIfAbsent(name, escape(value).replace("\"", "&quot;")) != null) {
            throw new IllegalArgumentException("twice: " + name);
        }
        return this;
    }

    public XmlPrinter text(String text) {
        if (open.isEmpty()) {
            throw new IllegalStateException("no text here");
        }
        open.peek().children().add(new Text(escape(text)));
        return this;
    }

    public XmlPrinter end() {
        if (open.isEmpty()) {
            throw new IllegalStateException("nothing to end");
        }
        open.pop();
        return this;
    }

    private static void check(String name) {
        boolean good = !name.isEmpty() && letter(name.charAt(0))
                && name.chars().allMatch(c -> letter(c) || c >= '0' && c <= '9' || c == '-');
        if (!good) {
            throw new IllegalArgumentException("name");
        }
    }

    private static boolean letter(int c) {
        return c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z';
    }

    private static String escape(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    public int depth() {
        return open.size();
    }

    public String result() {
        if (root == null || !open.isEmpty()) {
            throw new IllegalStateException("incomplete");
        }
        StringBuilder out = new StringBuilder();
        root.render(out, "");
        return out.toString();
    }
}
