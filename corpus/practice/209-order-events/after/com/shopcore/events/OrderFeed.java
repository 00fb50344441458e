package com.shopcore.events;

import java.util.HashMap;
import java.util.Map;

public class OrderFeed {
    private final Map<String, String> statuses = new HashMap<>();
    private final ListenerList<OrderListener> listeners = new ListenerList<>();

    public void subscribe(OrderListener listener) {
        listeners.add(listener);
    }

    public void unsubscribe(OrderListener listener) {
        listeners.remove(listener);
    }

    public void update(String orderId, String status) {
        String previous = statuses.put(orderId, status);
        if (!status.equals(previous)) {
            listeners.notifyAllOf(listener -> listener.onStatus(orderId, status));
        }
    }

    public String statusOf(String orderId) {
        return statuses.getOrDefault(orderId, "UNKNOWN");
    }
}
