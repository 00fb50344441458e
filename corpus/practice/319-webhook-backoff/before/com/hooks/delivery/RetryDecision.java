package com.hooks.delivery;

public record RetryDecision(boolean retry, long delayMillis) {
    public static final RetryDecision GIVE_UP = new RetryDecision(false, 0);
}
