package com.trackdeck.gps;

import java.util.Locale;
import java.util.Objects;

/** A position; the hash code is used to shard fixes and must not change. */
public final class GpsFix implements Comparable<GpsFix> {
    private final String device;
    private final double latitude;
    private final double longitude;
    private final long epochSecond;

    public GpsFix(String device, double latitude, double longitude, long epochSecond) {
        if (device == null || device.isBlank()) {
            throw new IllegalArgumentException("device missing");
        }
        if (!(latitude >= -90 && latitude <= 90)) {
            throw new IllegalArgumentException("latitude " + latitude);
        }
        this.device = device.trim();
        this.latitude = latitude;
        this.longitude = normalise(longitude);
        this.epochSecond = epochSecond;
    }

    private static double normalise(double longitude) {
        double turned = longitude % 360;
        if (turned > 180) {
            return turned - 360;
        }
        return turned <= -180 ? turned + 360 : turned;
    }

    public String device() {
        return device;
    }

    public double latitude() {
        return latitude;
    }

    public double longitude() {
        return longitude;
    }

    public long epochSecond() {
        return epochSecond;
    }

    @Override
    public int compareTo(GpsFix other) {
        int byTime = Long.compare(epochSecond, other.epochSecond);
        return byTime != 0 ? byTime : device.compareTo(other.device);
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof GpsFix)) {
            return false;
        }
        GpsFix other = (GpsFix) obj;
        return device.equals(other.device)
                && Double.compare(latitude, other.latitude) == 0
                && Double.doubleToLongBits(longitude) == Double.doubleToLongBits(other.longitude)
                && epochSecond == other.epochSecond;
    }

    @Override
    public int hashCode() {
        return Objects.hash(device, latitude, longitude, epochSecond);
    }

    @Override
    public String toString() {
        return String.format(Locale.ROOT, "%s@%d(%.5f,%.5f)", device, epochSecond, latitude, longitude);
    }
}
