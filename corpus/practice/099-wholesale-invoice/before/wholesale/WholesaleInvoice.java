package wholesale;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

public final class WholesaleInvoice {

    private static final class Position {
        final BigDecimal price;
        final int quantity;

        Position(BigDecimal price, int quantity) {
            this.price = price;
            this.quantity = quantity;
        }
    }

    private final List<Position> positions = new ArrayList<>();

    public void add(BigDecimal price, int quantity) {
        positions.add(new Position(price, quantity));
    }

    public BigDecimal net() {
        BigDecimal net = BigDecimal.ZERO;
        for (Position position : positions) {
            net = net.add(position.price.multiply(BigDecimal.valueOf(position.quantity)));
        }
        return net;
    }

    public BigDecimal discount() {
        BigDecimal net = net();
        BigDecimal discount;
        if (net.compareTo(new BigDecimal("10000")) >= 0) {
            discount = net.multiply(new BigDecimal("0.05"));
        } else if (net.compareTo(new BigDecimal("1000")) >= 0) {
            discount = net.multiply(new BigDecimal("0.02"));
        } else {
            discount = BigDecimal.ZERO;
        }
        return discount.setScale(2, RoundingMode.HALF_EVEN);
    }

    public BigDecimal gross() {
        BigDecimal taxable = net().subtract(discount());
        BigDecimal tax = taxable.multiply(new BigDecimal("0.19")).setScale(2, RoundingMode.HALF_EVEN);
        return taxable.add(tax);
    }
}
