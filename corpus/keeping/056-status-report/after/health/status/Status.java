package health.status;

import java.util.Objects;

public final class Status {
    private record Data(int code, String detail) { }

    private static final int OK = 0;

    private final Data data;

    private Status(int code, String detail) {
        this.data = new Data(code, detail);
    }

    public static Status ok() {
        return new Status(OK, "ok");
    }

    public static Status failed(int code, String detail) {
        if (code == OK) {
            throw new IllegalArgumentException("not a failure");
        }
        return new Status(code, detail);
    }

    public int code() {
        return data.code();
    }

    public String detail() {
        return data.detail();
    }

    public boolean isOk() {
        return data.code() == OK;
    }

    public Status and(Status next) {
        return isOk() ? Objects.requireNonNull(next) : this;
    }

    @Override
    public String toString() {
        return data.code() + ":" + data.detail();
    }
}
