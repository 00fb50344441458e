package com.links.codes;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;

public class ShortCodes {
    private static final long OFFSET = 0x811c9dc5L;
    private static final long PRIME = 0x01000193L;
    private static final long MASK = 0xffffffffL;
    private static final String DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz";

    private final Map<String, String> urls = new HashMap<>();

    /** The code of a URL: its 32 bit FNV-1a hash with base 36; stable, as codes are printed on paper. */
    public String code(String url) {
        long hash = OFFSET;
        for (byte b : url.getBytes(StandardCharsets.UTF_8)) {
            hash ^= b & 0xff;
            hash = hash * PRIME & MASK;
        }
        StringBuilder code = new StringBuilder();
        do {
            code.insert(0, DIGITS.charAt((int) (hash % 36)));
            hash /= 36;
        } while (hash > 0);
        return code.toString();
    }

    public String register(String url) {
        String code = code(url);
        String other = urls.putIfAbsent(code, url);
        if (other != null && !other.equals(url)) {
            throw new IllegalStateException("code taken by " + other);
        }
        return code;
    }

    public String resolve(String code) {
        return urls.get(code);
    }
}
