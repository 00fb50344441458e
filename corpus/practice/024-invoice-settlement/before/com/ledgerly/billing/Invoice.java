package com.ledgerly.billing;

public final class Invoice {
    public enum Status { OPEN, PAID }

    private final String id;
    private final long amountCents;
    private Status status = Status.OPEN;
    private String paymentReference;

    public Invoice(String id, long amountCents) {
        this.id = id;
        this.amountCents = amountCents;
    }

    public String getId() {
        return id;
    }

    public long getAmountCents() {
        return amountCents;
    }

    public Status getStatus() {
        return status;
    }

    public String getPaymentReference() {
        return paymentReference;
    }

    void setStatus(Status status) {
        this.status = status;
    }

    void setPaymentReference(String paymentReference) {
        this.paymentReference = paymentReference;
    }
}
