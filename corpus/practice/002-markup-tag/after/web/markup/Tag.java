package web.markup;

import java.util.ArrayList;
import java.util.List;

public class Tag {
    private record Attribute(String key, String value) {
    }

    private final String name;
    private final List<Attribute> attributes = new ArrayList<>();
    private final List<String> content = new ArrayList<>();

    public Tag(String name) {
        if (name == null || name.isEmpty()) {
            throw new IllegalArgumentException("tag without a name");
        }
        this.name = name;
    }

    public Tag attribute(String key, String value) {
        attributes.add(new Attribute(key, escape(value)));
        return this;
    }

    public Tag text(String text) {
        content.add(escape(text));
        return this;
    }

    public Tag child(Tag child) {
        content.add(child.render());
        return this;
    }

    public String render() {
        StringBuilder out = new StringBuilder("<").append(name);
        for (Attribute a : attributes) {
            out.append(' ').append(a.key()).append("=\"").append(a.value()).append('"');
        }
        if (content.isEmpty()) {
            return out.append("/>").toString();
        }
        out.append('>');
        for (String c : content) {
            out.append(c);
        }
        return out.append("</").append(name).append('>').toString();
    }

    private static String escape(String raw) {
        return raw.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
    }
}
