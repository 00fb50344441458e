package net.crossborder.tariff;

public interface TariffSource {
    /** The duty in basis points, or null for codes that are not listed. */
    Integer dutyFor(String code);
}
