package com.shopcore.events;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class OrderFeed {
    private final Map<String, String> statuses = new HashMap<>();
    private final List<OrderListener> listeners = new ArrayList<>();

    public void subscribe(OrderListener listener) {
        if (!listeners.contains(listener)) {
            listeners.add(listener);
        }
    }

    public void unsubscribe(OrderListener listener) {
        listeners.remove(listener);
    }

    public void update(String orderId, String status) {
        String previous = statuses.put(orderId, status);
        if (status.equals(previous)) {
            return;
        }
        OrderListener[] targets = listeners.toArray(new OrderListener[0]);
        for (OrderListener target : targets) {
            target.onStatus(orderId, status);
        }
    }

    public String statusOf(String orderId) {
        return statuses.getOrDefault(orderId, "UNKNOWN");
    }
}
