package misc.request;

public final class Request {
    private final String method;
    private final String path;
    private final int timeout;
    private final boolean retry;

    private Request(String method, String path, int timeout, boolean retry) {
        this.method = method;
        this.path = path;
        this.timeout = timeout;
        this.retry = retry;
    }

    public static Request get(String path) {
        return new Request("GET", path, 30, true);
    }

    public static Request post(String path) {
        return new Request("POST", path, 60, false);
    }

    public Request timeout(int seconds) {
        if (seconds <= 0) {
            throw new IllegalArgumentException("seconds");
        }
        return new Request(method, path, seconds, retry);
    }

    @Override
    public String toString() {
        return method + " " + path + " " + timeout + (retry ? " retry" : "");
    }
}
