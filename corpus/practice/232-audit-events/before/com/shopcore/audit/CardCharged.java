package com.shopcore.audit;

public record CardCharged(String orderId, String cardNumber, long cents) implements DomainEvent {
    @Override
    public String subject() {
        return orderId;
    }

    @Override
    public String detail() {
        return cents + " on " + cardNumber;
    }
}
