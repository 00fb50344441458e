package com.invoicing.vat;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/** Asks the (paid) registry only once for each number. */
public class CachingVatRegistry implements VatRegistry {
    private final VatRegistry registry;
    private final Map<String, String> names = new HashMap<>();

    public CachingVatRegistry(VatRegistry registry) {
        this.registry = registry;
    }

    @Override
    public String companyName(String vatNumber) {
        return names.computeIfAbsent(normalise(vatNumber), registry::companyName);
    }

    public boolean isKnown(String vatNumber) {
        return companyName(vatNumber) != null;
    }

    public void forget(String vatNumber) {
        names.remove(normalise(vatNumber));
    }

    private static String normalise(String vatNumber) {
        return vatNumber.replace(" ", "").toUpperCase(Locale.ROOT);
    }
}
