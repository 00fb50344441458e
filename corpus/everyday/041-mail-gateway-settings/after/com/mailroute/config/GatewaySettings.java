package com.mailroute.config;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Settings of the mail gateway as edited in the admin screen. */
public class GatewaySettings {
    private final Map<String, String> values;

    public GatewaySettings(Map<String, String> values) {
        this.values = new HashMap<>(values);
    }

    public String host() {
        return text("host", "localhost");
    }

    public int port() {
        return number("port", 25);
    }

    public int timeoutSeconds() {
        return number("timeout", 30);
    }

    public boolean encrypted() {
        return lookup("encrypted")
                .filter(value -> value.equalsIgnoreCase("true") || value.equalsIgnoreCase("yes"))
                .isPresent();
    }

    public String sender() {
        return text("sender", "noreply@" + host());
    }

    private String text(String key, String fallback) {
        return lookup(key).orElse(fallback);
    }

    private int number(String key, int fallback) {
        return lookup(key).map(Integer::parseInt).orElse(fallback);
    }

    private Optional<String> lookup(String key) {
        return Optional.ofNullable(values.get(key)).map(String::trim);
    }
}
