package http.client;

import java.util.LinkedHashMap;
import java.util.Map;

public final class RequestSpec {
    private final String method;
    private final String url;
    private final Map<String, String> headers;
    private final int timeoutMillis;
    private final boolean followRedirects;

    private RequestSpec(String method, String url, Map<String, String> headers, int timeoutMillis, boolean followRedirects) {
        this.method = method;
        this.url = url;
        this.headers = new LinkedHashMap<>(headers);
        this.timeoutMillis = timeoutMillis;
        this.followRedirects = followRedirects;
    }

    public static Builder get(String url) {
        return new Builder("GET", url);
    }

    public static Builder post(String url) {
        return new Builder("POST", url);
    }

    public RequestSpec withUrl(String newUrl) {
        return new RequestSpec(method, newUrl, headers, timeoutMillis, followRedirects);
    }

    public RequestSpec withTimeout(int millis) {
        return new RequestSpec(method, url, headers, millis, followRedirects);
    }

    public String describe() {
        return method + " " + url + " " + headers + " timeout=" + timeoutMillis + (followRedirects ? " follow" : "");
    }

    public static final class Builder {
        private final String method;
        private final String url;
        private final Map<String, String> headers = new LinkedHashMap<>();
        private int timeoutMillis = 30000;
        private boolean followRedirects = true;

        private Builder(String method, String url) {
            this.method = method;
            this.url = url;
        }

        public Builder header(String name, String value) {
            headers.put(name, value);
            return this;
        }

        public Builder timeout(int millis) {
            this.timeoutMillis = millis;
            return this;
        }

        public Builder followRedirects(boolean follow) {
            this.followRedirects = follow;
            return this;
        }

        public RequestSpec build() {
            return new RequestSpec(method, url, headers, timeoutMillis, followRedirects);
        }
    }
}
