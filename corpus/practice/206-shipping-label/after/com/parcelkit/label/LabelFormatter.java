package com.parcelkit.label;

import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class LabelFormatter {
    private final String homeCountry;

    public LabelFormatter(String homeCountry) {
        this.homeCountry = homeCountry;
    }

    public String format(PostalAddress address) {
        return Stream.of(
                        address.name(),
                        address.company(),
                        address.street(),
                        address.extra(),
                        address.postcode() + " " + address.city(),
                        foreignCountry(address))
                .filter(Objects::nonNull)
                .map(String::trim)
                .collect(Collectors.joining("\n"));
    }

    private String foreignCountry(PostalAddress address) {
        String country = address.country();
        return country == null || country.equals(homeCountry) ? null : country.toUpperCase(Locale.ROOT);
    }
}
