package net.ops.alerts;

public interface Outbox {
    void put(String address, String text);
}
