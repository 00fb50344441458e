package build.version;

import java.util.Comparator;

public record Version(int major, int minor, int patch) implements Comparable<Version> {
    private static final Comparator<Version> ORDER = Comparator.comparingInt(Version::major)
        .thenComparingInt(Version::minor)
        .thenComparingInt(Version::patch);

    @Override
    public int compareTo(Version o) {
        return ORDER.compare(this, o);
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch;
    }
}
