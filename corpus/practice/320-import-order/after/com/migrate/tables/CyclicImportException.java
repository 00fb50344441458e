package com.migrate.tables;

public class CyclicImportException extends RuntimeException {
    public CyclicImportException(String table) {
        super("cycle at " + table);
    }
}
