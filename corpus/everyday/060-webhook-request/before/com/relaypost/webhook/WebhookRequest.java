package com.relaypost.webhook;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** An outgoing webhook call; immutable. */
public final class WebhookRequest {

    private final String url;
    private final Map<String, String> headers;
    private final List<String> events;

    private WebhookRequest(Builder builder) {
        this.url = builder.url;
        this.headers = Collections.unmodifiableMap(new LinkedHashMap<>(builder.headers));
        this.events = Collections.unmodifiableList(new ArrayList<>(builder.events));
    }

    public static Builder to(String url) {
        return new Builder(Objects.requireNonNull(url, "url"));
    }

    public String url() {
        return url;
    }

    public Map<String, String> headers() {
        return headers;
    }

    public List<String> events() {
        return events;
    }

    public static final class Builder {

        private final String url;
        private final Map<String, String> headers = new LinkedHashMap<>();
        private final List<String> events = new ArrayList<>();

        private Builder(String url) {
            this.url = url;
        }

        public Builder header(String name, String value) {
            headers.put(name, value);
            return this;
        }

        public Builder event(String event) {
            events.add(event);
            return this;
        }

        public WebhookRequest build() {
            if (events.isEmpty()) {
                throw new IllegalStateException("no events for " + url);
            }
            return new WebhookRequest(this);
        }
    }
}
