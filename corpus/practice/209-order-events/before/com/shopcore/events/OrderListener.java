package com.shopcore.events;

@FunctionalInterface
public interface OrderListener {
    void onStatus(String orderId, String status);
}
