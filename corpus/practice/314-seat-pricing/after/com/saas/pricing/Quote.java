package com.saas.pricing;

public record Quote(int seats, int centsPerSeat, long totalCents) {
}
