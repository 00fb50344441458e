package com.web.links;

import java.nio.charset.StandardCharsets;
import java.util.Map;

public final class QueryString {
    private QueryString() {
    }

    public static String encode(String text) {
        StringBuilder out = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xff);
            if (isUnreserved(c)) {
                out.append(c);
            } else {
                out.append(String.format("%%%02X", b & 0xff));
            }
        }
        return out.toString();
    }

    private static boolean isUnreserved(char c) {
        if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9') {
            return true;
        }
        switch (c) {
            case '-':
            case '_':
            case '.':
            case '~':
                return true;
            default:
                return false;
        }
    }

    /** Parameters without a value are left out. */
    public static String of(Map<String, ?> parameters) {
        StringBuilder query = new StringBuilder();
        for (Map.Entry<String, ?> e : parameters.entrySet()) {
            if (e.getValue() == null) {
                continue;
            }
            query.append(query.length() == 0 ? '?' : '&');
            query.append(encode(e.getKey())).append('=').append(encode(String.valueOf(e.getValue())));
        }
        return query.toString();
    }
}
