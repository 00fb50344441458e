package com.freightline.tracking;

public record Scan(String parcel, String depot, int minuteOfDay, boolean damaged) {
}
