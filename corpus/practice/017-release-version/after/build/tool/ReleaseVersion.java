package build.tool;

import java.util.Comparator;
import java.util.Objects;

public final class ReleaseVersion implements Comparable<ReleaseVersion> {
    private static final Comparator<ReleaseVersion> OLDEST_FIRST = Comparator
            .comparingInt((ReleaseVersion v) -> v.major)
            .thenComparingInt(v -> v.minor)
            .thenComparing(ReleaseVersion::isFinal)
            .thenComparing(v -> v.qualifier);

    private final int major;
    private final int minor;
    private final String qualifier;

    public ReleaseVersion(int major, int minor, String qualifier) {
        this.major = major;
        this.minor = minor;
        this.qualifier = qualifier == null ? "" : qualifier;
    }

    public boolean isFinal() {
        return qualifier.isEmpty();
    }

    public ReleaseVersion nextMinor() {
        return new ReleaseVersion(major, minor + 1, "");
    }

    @Override
    public int compareTo(ReleaseVersion other) {
        return OLDEST_FIRST.compare(this, other);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof ReleaseVersion other && compareTo(other) == 0;
    }

    @Override
    public int hashCode() {
        return Objects.hash(major, minor, qualifier);
    }

    @Override
    public String toString() {
        return major + "." + minor + (isFinal() ? "" : "-" + qualifier);
    }
}
