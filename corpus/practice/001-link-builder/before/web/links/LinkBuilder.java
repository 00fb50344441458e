package web.links;

import java.io.UnsupportedEncodingException;
import java.net.URLEncoder;
import java.util.ArrayList;
import java.util.List;

public class LinkBuilder {
    private final String base;
    private final List<String> names = new ArrayList<>();
    private final List<String> values = new ArrayList<>();
    private String fragment;

    public LinkBuilder(String base) {
        if (base == null) {
            throw new NullPointerException("base");
        }
        this.base = base;
    }

    /** Adds a parameter; without a value just its name is shown. */
    public LinkBuilder param(String name, String value) {
        if (name == null || name.isEmpty()) {
            throw new IllegalArgumentException("parameter without a name");
        }
        names.add(name);
        values.add(value);
        return this;
    }

    public LinkBuilder without(String name) {
        for (int i = names.size() - 1; i >= 0; i--) {
            if (names.get(i).equals(name)) {
                names.remove(i);
                values.remove(i);
            }
        }
        return this;
    }

    public LinkBuilder fragment(String fragment) {
        this.fragment = fragment;
        return this;
    }

    public String build() {
        StringBuilder link = new StringBuilder(base);
        boolean first = base.indexOf('?') < 0;
        for (int i = 0; i < names.size(); i++) {
            link.append(first ? '?' : '&');
            first = false;
            link.append(encode(names.get(i)));
            if (values.get(i) != null) {
                link.append('=').append(encode(values.get(i)));
            }
        }
        if (fragment != null && !fragment.isEmpty()) {
            link.append('#').append(encode(fragment));
        }
        return link.toString();
    }

    private static String encode(String text) {
        try {
            return URLEncoder.encode(text, "UTF-8").replace("+", "%20");
        } catch (UnsupportedEncodingException e) {
            throw new IllegalStateException(e);
        }
    }
}
