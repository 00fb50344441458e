package com.harborline.stock;

public record OrderLine(String sku, int quantity) {
    public OrderLine {
        if (quantity <= 0) {
            throw new IllegalArgumentException("quantity must be positive");
        }
    }
}
