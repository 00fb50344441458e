package com.shop.cart;

public record Cart(long totalCents, int items, boolean firstOrder) {
}
