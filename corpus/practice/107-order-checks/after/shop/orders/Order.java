package shop.orders;

import java.util.List;

public record Order(String id, String customer, List<Line> lines, String country, Long discountCents) {
    public record Line(String sku, int quantity, long priceCents) {
    }

    public long totalCents() {
        long total = 0;
        for (Line line : lines) {
            total += line.quantity() * line.priceCents();
        }
        return total;
    }
}
