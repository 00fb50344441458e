package io.haulage.quote;

public interface TariffTable {
    double perKilogram(String country);

    double perKilometre(String country);
}
