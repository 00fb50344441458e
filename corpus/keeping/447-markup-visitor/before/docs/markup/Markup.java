package docs.markup;

public final class Markup {
    private Markup() {
    }

    public static String html(Element e) {
        if (e instanceof Text) {
            return ((Text) e).content.replace("&", "&amp;").replace("<", "&lt;");
        } else if (e instanceof Emphasis) {
            Emphasis em = (Emphasis) e;
            String tag = em.strong ? "b" : "i";
            return "<" + tag + ">" + html(em.inner) + "</" + tag + ">";
        } else if (e instanceof Group) {
            Group g = (Group) e;
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < g.children.size(); i++) {
                if (i > 0) {
                    sb.append(g.separator);
                }
                sb.append(html(g.children.get(i)));
            }
            return sb.toString();
        }
        throw new IllegalArgumentException("element " + e);
    }

    public static String plain(Element e) {
        if (e instanceof Text) {
            return ((Text) e).content;
        } else if (e instanceof Emphasis) {
            String s = plain(((Emphasis) e).inner);
            return ((Emphasis) e).strong ? "*" + s + "*" : s;
        } else if (e instanceof Group) {
            Group g = (Group) e;
            String out = "";
            for (Element child : g.children) {
                if (child != g.children.get(0) || !out.isEmpty()) {
                    out += g.separator;
                }
                out += plain(child);
            }
            return out;
        }
        throw new IllegalArgumentException("element " + e);
    }

    public static int words(Element e) {
        if (e instanceof Text) {
            String s = ((Text) e).content.trim();
            return s.isEmpty() ? 0 : s.split("\\s+").length;
        } else if (e instanceof Emphasis) {
            return words(((Emphasis) e).inner);
        } else if (e instanceof Group) {
            int n = 0;
            for (Element child : ((Group) e).children) {
                n += words(child);
            }
            return n;
        }
        throw new IllegalArgumentException("element " + e);
    }
}
