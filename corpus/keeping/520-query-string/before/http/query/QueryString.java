package http.query;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** The parameters of a query in their order; names may repeat. */
public final class QueryString {
    private final List<String[]> pairs = new ArrayList<>();

    public static QueryString parse(String text) {
        QueryString q = new QueryString();
        for (String part : text.split("&")) {
            if (part.isEmpty()) {
                continue;
            }
            int eq = part.indexOf('=');
            if (eq < 0) {
                q.add(decode(part), "");
            } else {
                q.add(decode(part.substring(0, eq)), decode(part.substring(eq + 1)));
            }
        }
        return q;
    }

    public QueryString add(String name, String value) {
        if (name == null || value == null) {
            throw new NullPointerException();
        }
        pairs.add(new String[] {name, value});
        return this;
    }

    public String first(String name) {
        for (String[] p : pairs) {
            if (p[0].equals(name)) {
                return p[1];
            }
        }
        return null;
    }

    public List<String> all(String name) {
        List<String> values = new ArrayList<>();
        for (String[] p : pairs) {
            if (p[0].equals(name)) {
                values.add(p[1]);
            }
        }
        return values;
    }

    /** Bad escapes are taken literally, a plus is a blank. */
    public static String decode(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '+') {
                bytes.write(' ');
            } else if (c == '%' && i + 2 < text.length() && hex(text.charAt(i + 1)) >= 0 && hex(text.charAt(i + 2)) >= 0) {
                bytes.write(hex(text.charAt(i + 1)) * 16 + hex(text.charAt(i + 2)));
                i += 2;
            } else if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                bytes.writeBytes(text.substring(i, i + 2).getBytes(StandardCharsets.UTF_8));
                i++;
            } else {
                bytes.writeBytes(String.valueOf(c).getBytes(StandardCharsets.UTF_8));
            }
        }
        return new String(bytes.toByteArray(), StandardCharsets.UTF_8);
    }

    private static int hex(char c) {
        return "0123456789abcdef".indexOf(c >= 'A' && c <= 'F' ? (char) (c + 32) : c);
    }

    public static String encode(String text) {
        StringBuilder sb = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xff);
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || "-_.~".indexOf(c) >= 0) {
                sb.append(c);
            } else {
                sb.append('%').append("0123456789ABCDEF".charAt(c >> 4)).append("0123456789ABCDEF".charAt(c & 15));
            }
        }
        return sb.toString();
    }

    @Override
    public String toString() {
        String s = "";
        for (String[] p : pairs) {
            s += (s.isEmpty() ? "" : "&") + encode(p[0]) + "=" + encode(p[1]);
        }
        return s;
    }
}
