package com.analytics.activity;

import java.util.Objects;

public record Visit(String user, String page, int seconds) {
    public Visit {
        Objects.requireNonNull(user, "user");
        Objects.requireNonNull(page, "page");
    }
}
