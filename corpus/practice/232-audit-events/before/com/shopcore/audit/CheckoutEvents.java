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
        OrderPlaced event = new OrderPlaced(orderId, items);
        audit.append(event);
        for (Consumer<DomainEvent> subscriber : subscribers) {
            subscriber.accept(event);
        }
    }

    public void cardCharged(String orderId, String cardNumber, long cents) {
        CardCharged event = new CardCharged(orderId, cardNumber, cents);
        audit.append(event);
        for (Consumer<DomainEvent> subscriber : subscribers) {
            subscriber.accept(event);
        }
    }
}
