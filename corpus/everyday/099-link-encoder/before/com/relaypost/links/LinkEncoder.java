package com.relaypost.links;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Builds links with path segments and query parameters. */
public class LinkEncoder {

    private static final String UNRESERVED = "-._~";

    private final StringBuilder path = new StringBuilder();
    private final Map<String, String> query = new LinkedHashMap<>();

    public LinkEncoder segment(String segment) {
        path.append('/').append(encode(segment));
        return this;
    }

    public LinkEncoder parameter(String name, String value) {
        query.put(encode(name), encode(value));
        return this;
    }

    public String link() {
        StringBuilder link = new StringBuilder(path);
        char separator = '?';
        for (Map.Entry<String, String> entry : query.entrySet()) {
            link.append(separator).append(entry.getKey()).append('=').append(entry.getValue());
            separator = '&';
        }
        return link.toString();
    }

    private static String encode(String text) {
        StringBuilder out = new StringBuilder();
        for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
            char c = (char) (b & 0xff);
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || UNRESERVED.indexOf(c) >= 0) {
                out.append(c);
            } else {
                out.append('%');
                out.append(Character.toUpperCase(Character.forDigit(c >> 4, 16)));
                out.append(Character.toUpperCase(Character.forDigit(c & 0xf, 16)));
            }
        }
        return out.toString();
    }
}
