package com.mailroute.config;

import java.util.HashMap;
import java.util.Map;

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
        String value = text("encrypted", "false");
        return value.equalsIgnoreCase("true") || value.equalsIgnoreCase("yes");
    }

    public String sender() {
        return text("sender", "noreply@" + host());
    }

    private String text(String key, String fallback) {
        String value = values.get(key);
        if (value == null || value.trim().isEmpty()) {
            return fallback;
        }
        return value.trim();
    }

    private int number(String key, int fallback) {
        String value = values.get(key);
        if (value == null || value.trim().isEmpty()) {
            return fallback;
        }
        return Integer.parseInt(value.trim());
    }
}
