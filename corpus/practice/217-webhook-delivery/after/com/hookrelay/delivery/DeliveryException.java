package com.hookrelay.delivery;

public class DeliveryException extends Exception {
    private final boolean retryable;

    public DeliveryException(String message, boolean retryable) {
        super(message);
        this.retryable = retryable;
    }

    public boolean isRetryable() {
        return retryable;
    }
}
