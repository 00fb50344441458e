package net.coldshelf.billing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Comparator;
import java.util.Map;
import java.util.stream.Stream;

/** Monthly price of stored data by plan. */
public class StoragePricing {

    private static final Map<String, Tariff> TARIFFS = Map.of(
            "basic", Tariff.of("0", 0, "0.025", null, "0"),
            "team", Tariff.of("5", 100, "0.02", "1.8", "0"),
            "archive", Tariff.of("0", 0, "0.004", "2", "1"));

    public BigDecimal monthly(String plan, int gigabytes, boolean replicated) {
        if (gigabytes < 0) {
            throw new IllegalArgumentException("gigabytes: " + gigabytes);
        }
        Tariff tariff = TARIFFS.get(plan);
        if (tariff == null) {
            throw new IllegalArgumentException("no plan " + plan);
        }
        if (!tariff.offers(replicated)) {
            throw new IllegalArgumentException(plan + " is not replicated");
        }
        return tariff.price(gigabytes, replicated).setScale(2, RoundingMode.HALF_UP);
    }

    public String cheapest(int gigabytes, boolean replicated) {
        return Stream.of("basic", "team", "archive")
                .filter(plan -> TARIFFS.get(plan).offers(replicated))
                .min(Comparator.comparing(plan -> monthly(plan, gigabytes, replicated)))
                .orElseThrow();
    }
}
