package docs.markup;

import java.util.stream.Collectors;

public final class Markup {
    private Markup() {
    }

    public static String html(Element e) {
        return visit(e, new Visitor<>() {
            public String text(Text text) { return text.content.replace("&", "&amp;").replace("<", "&lt;"); }

            public String emphasis(Emphasis emphasis) {
                String tag = emphasis.strong ? "b" : "i";
                return "<" + tag + ">" + emphasis.inner.accept(this) + "</" + tag + ">";
            }

            public String group(Group group) {
                return group.children.stream().map(c -> c.accept(this)).collect(Collectors.joining(group.separator));
            }
        });
    }

    public static String plain(Element e) {
        return visit(e, new Visitor<>() {
            public String text(Text text) { return text.content; }

            public String emphasis(Emphasis emphasis) {
                String inner = emphasis.inner.accept(this);
                return emphasis.strong ? "*" + inner + "*" : inner;
            }

            public String group(Group group) {
                Element first = group.children.get(0);
                Element second = group.children.get(1);
                String head = first.accept(this);
                boolean separated = first != second || !head.isEmpty();
                return head + (separated ? group.separator : "") + second.accept(this);
            }
        });
    }

    public static int words(Element e) {
        return visit(e, new Visitor<Integer>() {
            public Integer text(Text text) {
                String trimmed = text.content.trim();
                return trimmed.isEmpty() ? 0 : trimmed.split("\\s+").length;
            }

            public Integer emphasis(Emphasis emphasis) { return emphasis.inner.accept(this); }

            public Integer group(Group group) {
                return group.children.stream().mapToInt(c -> c.accept(this)).sum();
            }
        });
    }

    private static <R> R visit(Element e, Visitor<R> visitor) {
        if (e == null) {
            throw new IllegalArgumentException("no element");
        }
        return e.accept(visitor);
    }
}
