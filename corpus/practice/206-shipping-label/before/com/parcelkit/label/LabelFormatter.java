package com.parcelkit.label;

import java.util.Locale;

public class LabelFormatter {
    private final String homeCountry;

    public LabelFormatter(String homeCountry) {
        this.homeCountry = homeCountry;
    }

    public String format(PostalAddress address) {
        StringBuilder label = new StringBuilder();
        addLine(label, address.name());
        addLine(label, address.company());
        addLine(label, address.street());
        addLine(label, address.extra());
        addLine(label, address.postcode() + " " + address.city());
        if (!homeCountry.equals(address.country()) && address.country() != null) {
            addLine(label, address.country().toUpperCase(Locale.ROOT));
        }
        return label.toString();
    }

    private void addLine(StringBuilder label, String line) {
        if (line == null || line.trim().isEmpty()) {
            return;
        }
        if (label.length() > 0) {
            label.append('\n');
        }
        label.append(line.trim());
    }
}
