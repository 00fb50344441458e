package com.trackdeck.gps;

import java.util.Comparator;
import java.util.Locale;
import java.util.Objects;

/** A position; the hash code is used to shard fixes and must not change. */
public record GpsFix(String device, double latitude, double longitude, long epochSecond)
        implements Comparable<GpsFix> {
    private static final Comparator<GpsFix> BY_TIME =
            Comparator.comparingLong(GpsFix::epochSecond).thenComparing(GpsFix::device);

    public GpsFix {
        if (device == null || device.isBlank()) {
            throw new IllegalArgumentException("device missing");
        }
        if (!(latitude >= -90 && latitude <= 90)) {
            throw new IllegalArgumentException("latitude " + latitude);
        }
        device = device.trim();
        longitude = normalise(longitude);
    }

    private static double normalise(double longitude) {
        double turned = longitude % 360;
        if (turned > 180) {
            return turned - 360;
        }
        return turned <= -180 ? turned + 360 : turned;
    }

    @Override
    public int compareTo(GpsFix other) {
        return BY_TIME.compare(this, other);
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
