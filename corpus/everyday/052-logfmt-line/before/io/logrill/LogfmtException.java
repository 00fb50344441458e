package io.logrill;

public class LogfmtException extends RuntimeException {

    private final int offset;

    public LogfmtException(String message, int offset) {
        super(message + " at " + offset);
        this.offset = offset;
    }

    public int offset() {
        return offset;
    }
}
