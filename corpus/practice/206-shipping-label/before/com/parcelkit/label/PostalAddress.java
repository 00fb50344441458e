package com.parcelkit.label;

public record PostalAddress(String name, String company, String street, String extra,
                            String postcode, String city, String country) {
}
