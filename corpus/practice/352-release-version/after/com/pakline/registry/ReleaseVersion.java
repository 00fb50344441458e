package com.pakline.registry;

import java.util.Comparator;
import java.util.Objects;

public final class ReleaseVersion implements Comparable<ReleaseVersion> {
    private static final Comparator<ReleaseVersion> ORDER = Comparator
            .comparingInt((ReleaseVersion v) -> v.major)
            .thenComparingInt(v -> v.minor)
            .thenComparingInt(v -> v.patch)
            .thenComparing(v -> v.preRelease, Comparator.nullsFirst(Comparator.naturalOrder()));

    private final int major;
    private final int minor;
    private final int patch;
    private final String preRelease;

    private ReleaseVersion(int major, int minor, int patch, String preRelease) {
        this.major = major;
        this.minor = minor;
        this.patch = patch;
        this.preRelease = preRelease;
    }

    public static ReleaseVersion parse(String text) {
        String core = text;
        String pre = null;
        int dash = text.indexOf('-');
        if (dash >= 0) {
            core = text.substring(0, dash);
            pre = text.substring(dash + 1);
        }
        String[] parts = core.split("\\.", -1);
        if (parts.length != 3) {
            throw new IllegalArgumentException("not a version: " + text);
        }
        return new ReleaseVersion(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]),
                Integer.parseInt(parts[2]), pre);
    }

    public boolean isPreRelease() {
        return preRelease != null;
    }

    @Override
    public int compareTo(ReleaseVersion o) {
        return ORDER.compare(this, o);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ReleaseVersion && compareTo((ReleaseVersion) other) == 0;
    }

    @Override
    public int hashCode() {
        return Objects.hash(major, minor, patch, preRelease);
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch + (preRelease == null ? "" : "-" + preRelease);
    }
}
