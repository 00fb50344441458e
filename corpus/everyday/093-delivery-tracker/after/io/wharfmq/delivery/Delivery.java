package io.wharfmq.delivery;

public record Delivery(int tag, String body) {
}
