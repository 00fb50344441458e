package com.meshcomm.retry;

public class TransientException extends Exception {
    private static final long serialVersionUID = 1L;

    public TransientException(String message) {
        super(message);
    }
}
