package com.labelpress;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

public final class ShippingLabel {
    private final List<String> lines;
    private final boolean insured;

    private ShippingLabel(List<String> lines, boolean insured) {
        this.lines = Collections.unmodifiableList(lines);
        this.insured = insured;
    }

    public List<String> lines() {
        return lines;
    }

    public boolean insured() {
        return insured;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static final class Builder {
        private static final String HOME_COUNTRY = "DE";

        private String name;
        private Address address = Address.EMPTY;
        private String country = HOME_COUNTRY;
        private boolean insured;

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public Builder address(String street, String zip, String city) {
            this.address = new Address(street, zip, city);
            return this;
        }

        public Builder country(String country) {
            this.country = country;
            return this;
        }

        public Builder insured(boolean insured) {
            this.insured = insured;
            return this;
        }

        public ShippingLabel build() {
            if (name == null || name.isBlank()) {
                throw new IllegalStateException("name missing");
            }
            if (!address.isComplete()) {
                throw new IllegalStateException("address incomplete");
            }
            return new ShippingLabel(assembleLines(), insured);
        }

        private List<String> assembleLines() {
            List<String> lines = new ArrayList<>(List.of(name.trim(), address.street(), address.cityLine()));
            if (country == null) {
                lines.add("?");
            } else if (!country.equals(HOME_COUNTRY)) {
                lines.add(country.toUpperCase(Locale.ROOT));
            }
            return lines;
        }
    }
}
