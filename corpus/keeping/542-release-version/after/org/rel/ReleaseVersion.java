package org.rel;

import java.util.Objects;

public final class ReleaseVersion implements Comparable<ReleaseVersion> {
    private static final int PARTS = 3;

    private final int major;
    private final int minor;
    private final int patch;
    private final String qualifier;

    private ReleaseVersion(int major, int minor, int patch, String qualifier) {
        this.major = major;
        this.minor = minor;
        this.patch = patch;
        this.qualifier = qualifier;
    }

    public static ReleaseVersion parse(String text) {
        if (text == null) {
            return null;
        }
        int dash = text.indexOf('-');
        if (dash >= 0 && dash + 1 == text.length()) {
            throw new IllegalArgumentException("empty qualifier in " + text);
        }
        String core = dash < 0 ? text : text.substring(0, dash);
        String qualifier = dash < 0 ? null : text.substring(dash + 1);

        int[] numbers = new int[PARTS];
        String[] pieces = core.split("\\.", -1);
        for (int i = 0; i < pieces.length; i++) {
            if (i >= PARTS) {
                throw new IllegalArgumentException("more than three parts in " + text);
            }
            int number = Integer.parseInt(pieces[i]);
            if (number < 0) {
                throw new IllegalArgumentException("negative part in " + text);
            }
            numbers[i] = number;
        }
        return new ReleaseVersion(numbers[0], numbers[1], numbers[2], qualifier);
    }

    @Override
    public int compareTo(ReleaseVersion o) {
        int c = Integer.compare(major, o.major);
        if (c != 0) return c;
        c = Integer.compare(minor, o.minor);
        if (c != 0) return c;
        c = Integer.compare(patch, o.patch);
        if (c != 0) return c;
        if (qualifier == null || o.qualifier == null) {
            // a release sorts after all of its pre-releases
            return Boolean.compare(qualifier == null, o.qualifier == null);
        }
        return qualifier.compareTo(o.qualifier);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ReleaseVersion v
                && major == v.major
                && minor == v.minor
                && patch == v.patch
                && Objects.equals(qualifier, v.qualifier);
    }

    @Override
    public int hashCode() {
        return Objects.hash(major, minor, patch, qualifier);
    }

    @Override
    public String toString() {
        String core = major + "." + minor + "." + patch;
        return qualifier == null ? core : core + "-" + qualifier;
    }
}
