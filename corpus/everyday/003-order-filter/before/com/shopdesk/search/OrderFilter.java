package com.shopdesk.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** Filter language of the order search: {@code status = open and (total > 100 or not region = EU)}. */
public final class OrderFilter {
    private final List<String> tokens;
    private int pos;

    private OrderFilter(List<String> tokens) {
        this.tokens = tokens;
    }

    public static Predicate<Map<String, String>> parse(String text) {
        OrderFilter parser = new OrderFilter(tokenize(text));
        Predicate<Map<String, String>> result = parser.parseOr();
        if (parser.pos < parser.tokens.size()) {
            throw new IllegalArgumentException("Unexpected '" + parser.tokens.get(parser.pos) + "'");
        }
        return result;
    }

    private static List<String> tokenize(String text) {
        List<String> result = new ArrayList<>();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            if (Character.isWhitespace(c)) {
                i++;
            } else if ("()=<>".indexOf(c) >= 0) {
                result.add(String.valueOf(c));
                i++;
            } else {
                int start = i;
                while (i < text.length() && !Character.isWhitespace(text.charAt(i)) && "()=<>".indexOf(text.charAt(i)) < 0) {
                    i++;
                }
                result.add(text.substring(start, i));
            }
        }
        return result;
    }

    private Predicate<Map<String, String>> parseOr() {
        Predicate<Map<String, String>> left = parseAnd();
        if (accept("or")) {
            return left.or(parseOr());
        }
        return left;
    }

    private Predicate<Map<String, String>> parseAnd() {
        Predicate<Map<String, String>> left = parseUnary();
        if (accept("and")) {
            return left.and(parseAnd());
        }
        return left;
    }

    private Predicate<Map<String, String>> parseUnary() {
        if (accept("not")) {
            return parseUnary().negate();
        }
        if (accept("(")) {
            Predicate<Map<String, String>> inner = parseOr();
            if (!accept(")")) {
                throw new IllegalArgumentException("Missing ')'");
            }
            return inner;
        }
        return parseComparison();
    }

    private Predicate<Map<String, String>> parseComparison() {
        String field = next();
        String operator = next();
        String value = next();
        switch (operator) {
            case "=":
                return order -> value.equals(order.get(field));
            case "<":
                return order -> order.containsKey(field) && Long.parseLong(order.get(field)) < Long.parseLong(value);
            case ">":
                return order -> order.containsKey(field) && Long.parseLong(order.get(field)) > Long.parseLong(value);
            default:
                throw new IllegalArgumentException("Unknown operator '" + operator + "'");
        }
    }

    private boolean accept(String token) {
        if (pos < tokens.size() && tokens.get(pos).equalsIgnoreCase(token)) {
            pos++;
            return true;
        }
        return false;
    }

    private String next() {
        if (pos >= tokens.size()) {
            throw new IllegalArgumentException("Unexpected end");
        }
        return tokens.get(pos++);
    }
}
