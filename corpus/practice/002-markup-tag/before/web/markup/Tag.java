package web.markup;

import java.util.ArrayList;
import java.util.List;

public class Tag {
    private final String name;
    private final List<String[]> attributes = new ArrayList<>();
    private final List<String> content = new ArrayList<>();

    public Tag(String name) {
        if (name == null || name.isEmpty()) {
            throw new IllegalArgumentException("tag without a name");
        }
        this.name = name;
    }

    public Tag attribute(String key, String value) {
        attributes.add(new String[] {key, value.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;")});
        return this;
    }

    public Tag text(String text) {
        content.add(text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;"));
        return this;
    }

    public Tag child(Tag child) {
        content.add(child.render());
        return this;
    }

    public String render() {
        String result = "<" + name;
        for (String[] a : attributes) {
            result += " " + a[0] + "=\"" + a[1] + "\"";
        }
        if (content.isEmpty()) {
            return result + "/>";
        }
        result += ">";
        for (String c : content) {
            result += c;
        }
        return result + "</" + name + ">";
    }
}
