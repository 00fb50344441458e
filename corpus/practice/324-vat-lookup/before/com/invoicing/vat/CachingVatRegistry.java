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
        String key = vatNumber.replace(" ", "").toUpperCase(Locale.ROOT);
        if (!names.containsKey(key)) {
            names.put(key, registry.companyName(key));
        }
        return names.get(key);
    }

    public boolean isKnown(String vatNumber) {
        return companyName(vatNumber) != null;
    }

    public void forget(String vatNumber) {
        names.remove(vatNumber.replace(" ", "").toUpperCase(Locale.ROOT));
    }
}
