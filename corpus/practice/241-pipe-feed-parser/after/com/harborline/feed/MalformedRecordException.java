package com.harborline.feed;

public class MalformedRecordException extends RuntimeException {

    private final int lineNumber;

    public MalformedRecordException(int lineNumber, String message) {
        super("line " + lineNumber + ": " + message);
        this.lineNumber = lineNumber;
    }

    public int lineNumber() {
        return lineNumber;
    }
}
