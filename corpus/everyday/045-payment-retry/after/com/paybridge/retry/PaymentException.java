package com.paybridge.retry;

public class PaymentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final boolean temporary;

    public PaymentException(String message, boolean temporary) {
        super(message);
        this.temporary = temporary;
    }

    public boolean isTemporary() {
        return temporary;
    }
}
