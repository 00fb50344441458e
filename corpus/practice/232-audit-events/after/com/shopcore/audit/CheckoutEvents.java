package com.shopcore.audit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

public class CheckoutEvents {
    private final AuditLog audit;
    private final List<Consumer<DomainEvent>> subscribers = new ArrayList<>();

    public CheckoutEvents(AuditLog audit) {
        this.audit = audit;
    }

    public void subscribe(Consumer<DomainEvent> subscriber) {
        subscribers.add(subscriber);
    }

    public void orderPlaced(String orderId, int items) {
        publish(new OrderPlaced(orderId, items));
    }

    public void cardCharged(String orderId, String cardNumber, long cents) {
        publish(new CardCharged(orderId, cardNumber, cents));
    }

    private void publish(DomainEvent event) {
        audit.append(event);
        subscribers.forEach(subscriber -> subscriber.accept(event));
    }
}
