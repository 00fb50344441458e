package com.shopcore.audit;

import java.util.ArrayList;
import java.util.List;

public class AuditLog {
    private final List<String> lines = new ArrayList<>();

    public void append(DomainEvent event) {
        lines.add(event.subject() + ": " + event.detail());
    }

    public void append(CardCharged event) {
        String card = event.cardNumber();
        String masked = "*".repeat(card.length() - 4) + card.substring(card.length() - 4);
        lines.add(event.subject() + ": " + event.cents() + " on " + masked);
    }

    public List<String> lines() {
        return List.copyOf(lines);
    }
}
