package com.relaypost.links;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Builds links with path segments and query parameters. */
public class LinkEncoder {

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
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
