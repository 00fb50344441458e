package misc.request;

public final class Request {
    private final String method;
    private final String path;
    private final int timeout;
    private final boolean retry;

    private Request(Builder builder) {
        this.method = builder.method;
        this.path = builder.path;
        this.timeout = builder.timeout;
        this.retry = builder.retry;
    }

    private static final class Builder {
        private final String method;
        private final String path;
        private int timeout = 30;
        private boolean retry;

        Builder(String method, String path) {
            this.method = method;
            this.path = path;
        }

        Builder timeout(int value) {
            timeout = value;
            return this;
        }

        Builder retry(boolean value) {
            retry = value;
            return this;
        }

        Request build() {
            return new Request(this);
        }
    }

    public static Request get(String path) {
        return new Builder("GET", path).retry(true).build();
    }

    public static Request post(String path) {
        return new Builder("POST", path).timeout(60).build();
    }

    public Request timeout(int seconds) {
        if (seconds <= 0) {
            throw new IllegalArgumentException("timeout must be positive");
        }
        return new Builder(method, path).timeout(seconds).retry(retry).build();
    }

    @Override
    public String toString() {
        return method + " " + path + " " + timeout + (retry ? " retry" : "");
    }
}
