package com.labelpress;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public final class ShippingLabel {
    private final List<String> lines;
    private final boolean insured;

    private ShippingLabel(List<String> lines, boolean insured) {
        this.lines = lines;
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
        private String name;
        private String street;
        private String zip;
        private String city;
        private String country = "DE";
        private boolean insured;

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public Builder address(String street, String zip, String city) {
            this.street = street;
            this.zip = zip;
            this.city = city;
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
            if (street == null || zip == null || city == null) {
                throw new IllegalStateException("address incomplete");
            }
            List<String> lines = new ArrayList<>();
            lines.add(name.trim());
            lines.add(street);
            lines.add(zip + " " + city);
            if (!"DE".equals(country)) {
                lines.add(country == null ? "?" : country.toUpperCase(java.util.Locale.ROOT));
            }
            return new ShippingLabel(Collections.unmodifiableList(lines), insured);
        }
    }
}
