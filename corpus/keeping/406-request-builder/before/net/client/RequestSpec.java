package net.client;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

public final class RequestSpec {

    private final String method;
    private final String path;
    private final int timeout;
    private final Map<String, String> headers;

    private RequestSpec(String method, String path, int timeout, Map<String, String> headers) {
        this.method = method;
        this.path = path;
        this.timeout = timeout;
        this.headers = headers;
    }

    public static Builder builder() {
        return new Builder();
    }

    public Map<String, String> headers() {
        return headers;
    }

    @Override
    public String toString() {
        return method + " " + path + " " + timeout + "ms " + headers;
    }

    public static final class Builder {
        private String method;
        private String path;
        private Integer timeout;
        private Map<String, String> headers;

        private Builder() {
        }

        public Builder method(String method) {
            this.method = method;
            return this;
        }

        public Builder path(String path) {
            this.path = path;
            return this;
        }

        public Builder timeout(Integer millis) {
            this.timeout = millis;
            return this;
        }

        public Builder header(String name, String value) {
            if (name == null) {
                throw new NullPointerException("name");
            }
            if (headers == null) {
                headers = new LinkedHashMap<>();
            }
            if (value == null) {
                headers.remove(name);
            } else {
                headers.put(name, value);
            }
            return this;
        }

        public RequestSpec build() {
            if (timeout != null && timeout < 0) {
                throw new IllegalStateException("timeout");
            }
            if (path == null) {
                throw new IllegalStateException("path");
            }
            String m = method == null ? "GET" : method;
            int t = timeout == null ? 5000 : timeout;
            Map<String, String> h = new LinkedHashMap<>();
            if (headers != null) {
                h.putAll(headers);
            }
            return new RequestSpec(m, path.isEmpty() ? "/" : path, t, Collections.unmodifiableMap(h));
        }
    }
}
