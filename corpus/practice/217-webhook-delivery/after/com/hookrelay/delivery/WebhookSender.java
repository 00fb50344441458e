package com.hookrelay.delivery;

import java.util.function.LongConsumer;

public class WebhookSender {
    private final int maxAttempts;
    private final long firstDelayMillis;
    private final long maxDelayMillis;
    private final LongConsumer sleeper;

    public WebhookSender(int maxAttempts, long firstDelayMillis, long maxDelayMillis, LongConsumer sleeper) {
        if (maxAttempts < 1) {
            throw new IllegalArgumentException("maxAttempts");
        }
        this.maxAttempts = maxAttempts;
        this.firstDelayMillis = firstDelayMillis;
        this.maxDelayMillis = maxDelayMillis;
        this.sleeper = sleeper;
    }

    public String send(Endpoint endpoint, String payload) throws DeliveryException {
        Backoff backoff = new Backoff(firstDelayMillis, maxDelayMillis);
        DeliveryException lastFailure = null;
        for (int attempt = 1; attempt <= maxAttempts; attempt++) {
            try {
                return endpoint.post(payload);
            } catch (DeliveryException e) {
                if (!e.isRetryable()) {
                    throw e;
                }
                lastFailure = e;
                sleeper.accept(backoff.nextDelay());
            }
        }
        throw lastFailure;
    }
}
