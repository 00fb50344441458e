package com.freightline.parcel;

import java.util.Objects;

public final class ParcelSize {
    private final int weightGrams;
    private final int lengthMm;
    private final int widthMm;
    private final int heightMm;

    public ParcelSize(int lengthMm, int widthMm, int heightMm, int weightGrams) {
        if (lengthMm <= 0 || widthMm <= 0 || heightMm <= 0 || weightGrams <= 0) {
            throw new IllegalArgumentException("all dimensions must be positive");
        }
        this.lengthMm = lengthMm;
        this.widthMm = widthMm;
        this.heightMm = heightMm;
        this.weightGrams = weightGrams;
    }

    /** Parses "LxWxH/weight", e.g. "300x200x150/1200". */
    public static ParcelSize parse(String text) {
        String[] parts = text.split("[x/]");
        if (parts.length != 4) {
            throw new IllegalArgumentException("not a parcel size: " + text);
        }
        return new ParcelSize(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]), Integer.parseInt(parts[3]));
    }

    public int weightGrams() {
        return weightGrams;
    }

    public int lengthMm() {
        return lengthMm;
    }

    public int widthMm() {
        return widthMm;
    }

    public int heightMm() {
        return heightMm;
    }

    public int girthMm() {
        return 2 * (widthMm + heightMm);
    }

    public long volumetricGrams() {
        return (long) lengthMm * widthMm * heightMm / 5000;
    }

    public long chargeableGrams() {
        return Math.max(weightGrams, volumetricGrams());
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ParcelSize other && weightGrams == other.weightGrams
                && lengthMm == other.lengthMm && widthMm == other.widthMm && heightMm == other.heightMm;
    }

    @Override
    public int hashCode() {
        return Objects.hash(weightGrams, lengthMm, widthMm, heightMm);
    }

    @Override
    public String toString() {
        return lengthMm + "x" + widthMm + "x" + heightMm + "/" + weightGrams;
    }
}
