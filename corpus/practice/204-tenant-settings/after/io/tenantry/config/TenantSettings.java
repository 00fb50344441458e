package io.tenantry.config;

import java.util.HashMap;
import java.util.Map;

public class TenantSettings {
    private final String tenant;
    private final Map<String, String> values;

    public TenantSettings(String tenant, Map<String, String> values) {
        this.tenant = tenant;
        this.values = new HashMap<>(values);
    }

    public String tenant() {
        return tenant;
    }

    public String text(String key, String fallback) {
        String value = values.getOrDefault(key, fallback);
        return value == null || value.equals(fallback) ? fallback : value.trim();
    }

    public int number(String key, int fallback) {
        String value = text(key, String.valueOf(fallback));
        try {
            return Integer.parseInt(value);
        } catch (NumberFormatException e) {
            throw new IllegalStateException(tenant + ": " + key + " is not a number: " + value, e);
        }
    }

    public boolean flag(String key) {
        String value = text(key, "false");
        return value.equalsIgnoreCase("true") || value.equals("1");
    }
}
