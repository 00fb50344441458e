package health.status;

import java.util.Objects;

public final class Status {
    private final int code;
    private final String detail;

    private Status(int code, String detail) {
        this.code = code;
        this.detail = detail;
    }

    public static Status ok() {
        return new Status(0, "ok");
    }

    public static Status failed(int code, String detail) {
        if (code == 0) {
            throw new IllegalArgumentException("0 means ok");
        }
        return new Status(code, detail);
    }

    public int code() {
        return code;
    }

    public String detail() {
        return detail;
    }

    public boolean isOk() {
        return code == 0;
    }

    public Status and(Status next) {
        return isOk() ? Objects.requireNonNull(next) : this;
    }

    @Override
    public String toString() {
        return code + ":" + detail;
    }
}
