package com.web.links;

import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.Map;
import java.util.stream.Collectors;

public final class QueryString {
    private static final char[] DIGITS = "0123456789ABCDEF".toCharArray();
    private static final BitSet UNRESERVED = new BitSet(128);

    static {
        UNRESERVED.set('a', 'z' + 1);
        UNRESERVED.set('A', 'Z' + 1);
        UNRESERVED.set('0', '9' + 1);
        "-_.~".chars().forEach(UNRESERVED::set);
    }

    private QueryString() {
    }

    public static String encode(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        StringBuilder out = new StringBuilder(bytes.length + 16);
        for (byte b : bytes) {
            int value = Byte.toUnsignedInt(b);
            if (UNRESERVED.get(value)) {
                out.append((char) value);
            } else {
                out.append('%').append(DIGITS[value >> 4]).append(DIGITS[value & 15]);
            }
        }
        return out.toString();
    }

    /** Parameters without a value are left out. */
    public static String of(Map<String, ?> parameters) {
        String query = parameters.entrySet().stream()
                .filter(e -> e.getValue() != null)
                .map(e -> encode(e.getKey()) + '=' + encode(String.valueOf(e.getValue())))
                .collect(Collectors.joining("&"));
        return query.isEmpty() ? "" : '?' + query;
    }
}
