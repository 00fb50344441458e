package com.shopdesk.search;

import java.util.ArrayList;
import java.util.List;

/** The tokens of a filter text with a read position. */
final class Tokens {
    private static final String SYMBOLS = "()=<>";

    private final List<String> tokens = new ArrayList<>();
    private int pos;

    Tokens(String text) {
        int start = 0;
        for (int i = 0; i <= text.length(); i++) {
            boolean symbol = i < text.length() && SYMBOLS.indexOf(text.charAt(i)) >= 0;
            if (i == text.length() || symbol || Character.isWhitespace(text.charAt(i))) {
                if (start < i) {
                    tokens.add(text.substring(start, i));
                }
                if (symbol) {
                    tokens.add(text.substring(i, i + 1));
                }
                start = i + 1;
            }
        }
    }

    boolean accept(String token) {
        boolean matches = pos < tokens.size() && tokens.get(pos).equalsIgnoreCase(token);
        if (matches) {
            pos++;
        }
        return matches;
    }

    String next() {
        if (pos >= tokens.size()) {
            throw new IllegalArgumentException("Unexpected end");
        }
        return tokens.get(pos++);
    }

    void expectEnd() {
        if (pos < tokens.size()) {
            throw new IllegalArgumentException("Unexpected '" + tokens.get(pos) + "'");
        }
    }
}
