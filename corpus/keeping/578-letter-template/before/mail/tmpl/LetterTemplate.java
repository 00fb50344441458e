package mail.tmpl;

import java.util.ArrayList;
import java.util.List;

public class LetterTemplate {
    private String src;
    private String dflt;
    private int rendered;

    public LetterTemplate(String source) {
        this(source, null);
    }

    public LetterTemplate(String source, String missing) {
        if (source == null) {
            throw new NullPointerException("source");
        }
        this.src = source;
        this.dflt = missing;
    }

    public String render(Resolver r) {
        StringBuffer sb = new StringBuffer();
        int i = 0;
        while (i < src.length()) {
            char c = src.charAt(i);
            if (c == '$') {
                if (i + 1 < src.length() && src.charAt(i + 1) == '$') {
                    sb.append('$');
                    i = i + 2;
                } else if (i + 1 < src.length() && src.charAt(i + 1) == '{') {
                    int end = src.indexOf('}', i + 2);
                    if (end == -1) {
                        throw new IllegalStateException("unclosed at " + i);
                    }
                    String name = src.substring(i + 2, end).trim();
                    String v = null;
                    if (name.length() > 0) {
                        v = r.resolve(name);
                    }
                    if (v == null) {
                        v = dflt;
                        if (v == null) {
                            throw new IllegalArgumentException("no value for " + name);
                        }
                    }
                    sb.append(v);
                    i = end + 1;
                } else {
                    sb.append(c);
                    i++;
                }
            } else {
                sb.append(c);
                i++;
            }
        }
        rendered++;
        return sb.toString();
    }

    public List<String> names() {
        List<String> out = new ArrayList<String>();
        int i = 0;
        while (i < src.length()) {
            if (src.charAt(i) == '$' && i + 1 < src.length()) {
                if (src.charAt(i + 1) == '$') {
                    i = i + 2;
                    continue;
                }
                if (src.charAt(i + 1) == '{') {
                    int end = src.indexOf('}', i + 2);
                    if (end == -1) {
                        throw new IllegalStateException("unclosed at " + i);
                    }
                    String name = src.substring(i + 2, end).trim();
                    if (name.length() > 0 && !out.contains(name)) {
                        out.add(name);
                    }
                    i = end + 1;
                    continue;
                }
            }
            i++;
        }
        return out;
    }

    public int rendered() {
        return rendered;
    }
}
