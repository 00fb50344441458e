package com.peopledesk.imports;

public class ImportException extends RuntimeException {
    private final int line;

    public ImportException(int line, String message) {
        super("line " + line + ": " + message);
        this.line = line;
    }

    public int line() {
        return line;
    }
}
