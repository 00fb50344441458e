package http.query;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;

/** The parameters of a query in their order; names may repeat. */
public final class QueryString {
    private record Parameter(String name, String value) {
        @Override
        public String toString() {
            return encode(name) + '=' + encode(value);
        }
    }

    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    private final List<Parameter> parameters = new ArrayList<>();

    public static QueryString parse(String text) {
        QueryString q = new QueryString();
        for (int from = 0, to; from <= text.length(); from = to + 1) {
            int amp = text.indexOf('&', from);
            to = amp < 0 ? text.length() : amp;
            if (to > from) {
                int eq = text.indexOf('=', from);
                int nameEnd = eq < 0 || eq > to ? to : eq;
                q.add(decode(text.substring(from, nameEnd)), decode(text.substring(Math.min(nameEnd + 1, to), to)));
            }
        }
        return q;
    }

    public QueryString add(String name, String value) {
        if (name == null || value == null) {
            throw new NullPointerException();
        }
        parameters.add(new Parameter(name, value));
        return this;
    }

    public String first(String name) {
        for (Parameter p : parameters) {
            if (p.name().equals(name)) {
                return p.value();
            }
        }
        return null;
    }

    public List<String> all(String name) {
        return parameters.stream()
                .filter(p -> p.name().equals(name))
                .map(Parameter::value)
                .collect(Collectors.toCollection(ArrayList::new));
    }

    /** Bad escapes are taken literally, a plus is a blank. */
    public static String decode(String text) {
        // '%' and '+' are single bytes in UTF-8 and never part of another character
        byte[] raw = text.getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream out = new ByteArrayOutputStream(raw.length);
        int i = 0;
        while (i < raw.length) {
            if (raw[i] == '%' && i + 2 < raw.length && HexFormat.isHexDigit(raw[i + 1]) && HexFormat.isHexDigit(raw[i + 2])) {
                out.write(HexFormat.fromHexDigit(raw[i + 1]) << 4 | HexFormat.fromHexDigit(raw[i + 2]));
                i += 3;
            } else {
                out.write(raw[i] == '+' ? ' ' : raw[i]);
                i++;
            }
        }
        return out.toString(StandardCharsets.UTF_8);
    }

    public static String encode(String text) {
        StringBuilder sb = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            if (isPlain(b)) {
                sb.append((char) b);
            } else {
                sb.append('%').append(HEX.toHexDigits(b));
            }
        }
        return sb.toString();
    }

    private static boolean isPlain(int c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
                || c == '-' || c == '_' || c == '.' || c == '~';
    }

    @Override
    public String toString() {
        return parameters.stream().map(Parameter::toString).collect(Collectors.joining("&"));
    }
}
