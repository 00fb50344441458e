package io.haulage.quote;

public class FreightQuoteService {
    private final TariffTable tariffs;

    public FreightQuoteService(TariffTable tariffs) {
        this.tariffs = tariffs;
    }

    public double quote(String country, double weightKg, double distanceKm, boolean express) {
        if (weightKg <= 0 || distanceKm <= 0) {
            throw new IllegalArgumentException("weight and distance must be positive");
        }
        double base = weightCharge(country, weightKg, distanceKm) + distanceCharge(country, weightKg, distanceKm);
        return express ? base * 1.5 : base;
    }

    private double weightCharge(String country, double weightKg, double distanceKm) {
        double rate = tariffs.perKilogram(country);
        if (weightKg > 1000) {
            rate = rate * 0.9;
        }
        return weightKg * rate;
    }

    private double distanceCharge(String country, double weightKg, double distanceKm) {
        double rate = tariffs.perKilometre(country);
        if (weightKg > 5000) {
            rate = rate * 2;
        }
        return distanceKm * rate;
    }
}
