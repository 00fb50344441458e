package net.coldshelf.billing;

import java.math.BigDecimal;

/** How a plan prices a volume; factor is null for plans that cannot be replicated. */
record Tariff(BigDecimal base, int included, BigDecimal perGigabyte, BigDecimal factor, BigDecimal minimum) {

    static Tariff of(String base, int included, String perGigabyte, String factor, String minimum) {
        return new Tariff(new BigDecimal(base), included, new BigDecimal(perGigabyte),
                factor == null ? null : new BigDecimal(factor), new BigDecimal(minimum));
    }

    boolean offers(boolean replicated) {
        return !replicated || factor != null;
    }

    BigDecimal price(int gigabytes, boolean replicated) {
        BigDecimal extra = perGigabyte.multiply(BigDecimal.valueOf(Math.max(0, gigabytes - included)));
        BigDecimal price = base.add(extra);
        return (replicated ? price.multiply(factor) : price).max(minimum);
    }
}
