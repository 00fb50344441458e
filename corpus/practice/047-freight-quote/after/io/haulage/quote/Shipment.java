package io.haulage.quote;

record Shipment(String country, double distanceKm, double weightKg) {
    boolean isValid() {
        return !(weightKg <= 0 || distanceKm <= 0);
    }

    boolean isHeavy() {
        return weightKg > 1000;
    }

    boolean isOversized() {
        return weightKg > 5000;
    }
}
