package com.shopcore.audit;

public record OrderPlaced(String orderId, int items) implements DomainEvent {
    @Override
    public String subject() {
        return orderId;
    }

    @Override
    public String detail() {
        return items + " items";
    }
}
