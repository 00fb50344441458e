package edu.bursar.billing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

public final class TuitionInvoice {

    private final List<CourseFee> fees = new ArrayList<>();
    private final BigDecimal discountRate;

    public TuitionInvoice(BigDecimal discountRate) {
        if (discountRate.signum() < 0 || discountRate.compareTo(BigDecimal.ONE) > 0) {
            throw new IllegalArgumentException("rate " + discountRate);
        }
        this.discountRate = discountRate;
    }

    public void add(String course, BigDecimal fee) {
        fees.add(new CourseFee(course, fee.setScale(2, RoundingMode.HALF_UP)));
    }

    public BigDecimal gross() {
        BigDecimal sum = BigDecimal.ZERO.setScale(2);
        for (CourseFee fee : fees) {
            sum = sum.add(fee.fee());
        }
        return sum;
    }

    public BigDecimal discount() {
        BigDecimal sum = BigDecimal.ZERO.setScale(2);
        for (CourseFee fee : fees) {
            sum = sum.add(fee.fee().multiply(discountRate).setScale(2, RoundingMode.HALF_UP));
        }
        return sum;
    }

    public BigDecimal net() {
        return gross().subtract(discount());
    }
}
