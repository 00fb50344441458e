package com.shopdesk.search;

import java.util.Map;
import java.util.function.Predicate;

/** Filter language of the order search: {@code status = open and (total > 100 or not region = EU)}. */
public final class OrderFilter {
    private final Tokens tokens;

    private OrderFilter(Tokens tokens) {
        this.tokens = tokens;
    }

    public static Predicate<Map<String, String>> parse(String text) {
        Tokens tokens = new Tokens(text);
        Predicate<Map<String, String>> result = new OrderFilter(tokens).parseOr();
        tokens.expectEnd();
        return result;
    }

    private Predicate<Map<String, String>> parseOr() {
        Predicate<Map<String, String>> result = parseAnd();
        while (tokens.accept("or")) {
            result = result.or(parseAnd());
        }
        return result;
    }

    private Predicate<Map<String, String>> parseAnd() {
        Predicate<Map<String, String>> result = parseUnary();
        while (tokens.accept("and")) {
            result = result.and(parseUnary());
        }
        return result;
    }

    private Predicate<Map<String, String>> parseUnary() {
        if (tokens.accept("not")) {
            return Predicate.not(parseUnary());
        }
        if (tokens.accept("(")) {
            Predicate<Map<String, String>> inner = parseOr();
            if (!tokens.accept(")")) {
                throw new IllegalArgumentException("Missing ')'");
            }
            return inner;
        }
        return parseComparison();
    }

    private Predicate<Map<String, String>> parseComparison() {
        String field = tokens.next();
        String operator = tokens.next();
        String value = tokens.next();
        return switch (operator) {
            case "=" -> order -> value.equals(order.get(field));
            case "<" -> order -> order.containsKey(field) && compare(order.get(field), value) < 0;
            case ">" -> order -> order.containsKey(field) && compare(order.get(field), value) > 0;
            default -> throw new IllegalArgumentException("Unknown operator '" + operator + "'");
        };
    }

    private static int compare(String actual, String limit) {
        return Long.compare(Long.parseLong(actual), Long.parseLong(limit));
    }
}
