package com.parcelkit.zones;

public record Destination(String country, String postcode) {
}
