package net.client;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

public final class RequestSpec {

    private final String line;
    private final Map<String, String> headers;

    private RequestSpec(Builder from, String path) {
        this.line = from.method + " " + path + " " + from.timeout + "ms ";
        this.headers = Collections.unmodifiableMap(new LinkedHashMap<>(from.headers));
    }

    public static Builder builder() {
        return new Builder();
    }

    public Map<String, String> headers() {
        return headers;
    }

    @Override
    public String toString() {
        return line + headers;
    }

    public static final class Builder {
        private static final String DEFAULT_METHOD = "GET";
        private static final int DEFAULT_TIMEOUT = 5000;

        private final Map<String, String> headers = new LinkedHashMap<>();
        private String method = DEFAULT_METHOD;
        private int timeout = DEFAULT_TIMEOUT;
        private Optional<String> path = Optional.empty();

        private Builder() {
        }

        public Builder method(String method) {
            this.method = Objects.requireNonNullElse(method, DEFAULT_METHOD);
            return this;
        }

        public Builder path(String path) {
            this.path = Optional.ofNullable(path);
            return this;
        }

        public Builder timeout(Integer millis) {
            this.timeout = Objects.requireNonNullElse(millis, DEFAULT_TIMEOUT);
            return this;
        }

        public Builder header(String name, String value) {
            headers.compute(Objects.requireNonNull(name, "name"), (n, old) -> value);
            return this;
        }

        public RequestSpec build() {
            if (timeout < 0) {
                throw new IllegalStateException("timeout");
            }
            return path.map(p -> p.isEmpty() ? "/" : p)
                    .map(p -> new RequestSpec(this, p))
                    .orElseThrow(() -> new IllegalStateException("path"));
        }
    }
}
