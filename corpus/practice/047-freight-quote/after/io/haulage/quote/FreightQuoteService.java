package io.haulage.quote;

public class FreightQuoteService {
    private static final double EXPRESS_FACTOR = 1.5;

    private final TariffTable tariffs;

    public FreightQuoteService(TariffTable tariffs) {
        this.tariffs = tariffs;
    }

    public double quote(String country, double weightKg, double distanceKm, boolean express) {
        Shipment shipment = new Shipment(country, weightKg, distanceKm);
        if (!shipment.isValid()) {
            throw new IllegalArgumentException("weight and distance must be positive");
        }
        double base = weightCharge(shipment) + distanceCharge(shipment);
        return express ? base * EXPRESS_FACTOR : base;
    }

    private double weightCharge(Shipment shipment) {
        double rate = tariffs.perKilogram(shipment.country());
        return shipment.weightKg() * (shipment.isHeavy() ? rate * 0.9 : rate);
    }

    private double distanceCharge(Shipment shipment) {
        double rate = tariffs.perKilometre(shipment.country());
        return shipment.distanceKm() * (shipment.isOversized() ? rate * 2 : rate);
    }
}
