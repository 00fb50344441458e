package com.marketpulse.sales;

public record Sale(String region, String product, long cents, boolean refunded) {
}
