package com.hookrelay.delivery;

@FunctionalInterface
public interface Endpoint {
    String post(String payload) throws DeliveryException;
}
