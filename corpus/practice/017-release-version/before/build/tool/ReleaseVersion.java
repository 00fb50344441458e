package build.tool;

import java.util.Objects;

public final class ReleaseVersion implements Comparable<ReleaseVersion> {
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
        if (major != other.major) {
            return Integer.compare(major, other.major);
        }
        if (minor != other.minor) {
            return Integer.compare(minor, other.minor);
        }
        if (isFinal() != other.isFinal()) {
            return isFinal() ? 1 : -1;
        }
        return qualifier.compareTo(other.qualifier);
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof ReleaseVersion)) {
            return false;
        }
        ReleaseVersion v = (ReleaseVersion) o;
        return major == v.major && minor == v.minor && qualifier.equals(v.qualifier);
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
