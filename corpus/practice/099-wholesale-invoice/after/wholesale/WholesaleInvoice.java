package wholesale;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

public final class WholesaleInvoice {

    private static final BigDecimal TAX_RATE = new BigDecimal("0.19");

    private enum Rebate {
        LARGE("10000", "0.05"), MEDIUM("1000", "0.02");

        private final BigDecimal from;
        private final BigDecimal rate;

        Rebate(String from, String rate) {
            this.from = new BigDecimal(from);
            this.rate = new BigDecimal(rate);
        }
    }

    private record Position(BigDecimal price, int quantity) {
        BigDecimal amount() {
            return price.multiply(BigDecimal.valueOf(quantity));
        }
    }

    private final List<Position> positions = new ArrayList<>();

    public void add(BigDecimal price, int quantity) {
        positions.add(new Position(price, quantity));
    }

    public BigDecimal net() {
        return positions.stream()
                .map(Position::amount)
                .reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    public BigDecimal discount() {
        return discountOn(net());
    }

    public BigDecimal gross() {
        BigDecimal taxable = net().subtract(discount());
        return taxable.add(rounded(taxable.multiply(TAX_RATE)));
    }

    private static BigDecimal discountOn(BigDecimal net) {
        for (Rebate rebate : Rebate.values()) {
            if (net.compareTo(rebate.from) >= 0) {
                return rounded(net.multiply(rebate.rate));
            }
        }
        return rounded(BigDecimal.ZERO);
    }

    private static BigDecimal rounded(BigDecimal amount) {
        return amount.setScale(2, RoundingMode.HALF_EVEN);
    }
}
