package net.retry;

public enum Backoff {
    FIXED, LINEAR, EXPONENTIAL
}
