package com.freightline.parcel;

public record ParcelSize(int weightGrams, int lengthMm, int widthMm, int heightMm) {

    public ParcelSize {
        if (lengthMm <= 0 || widthMm <= 0 || heightMm <= 0 || weightGrams <= 0) {
            throw new IllegalArgumentException("all dimensions must be positive");
        }
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
    public String toString() {
        return lengthMm + "x" + widthMm + "x" + heightMm + "/" + weightGrams;
    }
}
