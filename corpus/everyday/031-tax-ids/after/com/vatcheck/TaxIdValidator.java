package com.vatcheck;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Checks the format of tax ids by country. */
public class TaxIdValidator {
    private static final Predicate<String> UNKNOWN_COUNTRY = taxId -> false;

    private final Map<String, Predicate<String>> formats = new HashMap<>();

    public TaxIdValidator() {
        register("DE", "DE[0-9]{9}");
        register("FR", "FR[0-9A-Z]{2}[0-9]{9}");
        register("NL", "NL[0-9]{9}B[0-9]{2}");
        register("AT", "ATU[0-9]{8}");
    }

    public final void register(String country, String format) {
        // the predicate searches, so the whole id has to be anchored
        formats.put(country.toUpperCase(Locale.ROOT), Pattern.compile("^(?:" + format + ")$").asPredicate());
    }

    public boolean isValid(String country, String taxId) {
        if (country == null || taxId == null) {
            return false;
        }
        return formats.getOrDefault(country.toUpperCase(Locale.ROOT), UNKNOWN_COUNTRY).test(taxId);
    }

    /** The country whose format the id has, or null. */
    public String detectCountry(String taxId) {
        if (taxId == null || taxId.length() < 2) {
            return null;
        }
        String prefix = taxId.substring(0, 2);
        return isValid(prefix, taxId) ? prefix : null;
    }
}
