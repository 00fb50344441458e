package build.version;

import java.util.Objects;

public final class SemVer implements Comparable<SemVer> {
    private final int major;
    private final int minor;
    private final int patch;
    private final String tag;

    public SemVer(int major, int minor, int patch, String tag) {
        if (major < 0 || minor < 0 || patch < 0) {
            throw new IllegalArgumentException("negative");
        }
        this.major = major;
        this.minor = minor;
        this.patch = patch;
        this.tag = tag == null ? "" : tag;
    }

    public static SemVer parse(String text) {
        String numbers = text;
        String tag = "";
        int dash = text.indexOf('-');
        if (dash >= 0) {
            numbers = text.substring(0, dash);
            tag = text.substring(dash + 1);
            if (tag.isEmpty()) {
                throw new IllegalArgumentException("empty tag");
            }
        }
        String[] parts = numbers.split("\\.", -1);
        if (parts.length != 3) {
            throw new IllegalArgumentException(text);
        }
        return new SemVer(number(parts[0]), number(parts[1]), number(parts[2]), tag);
    }

    private static int number(String digits) {
        if (digits.isEmpty() || digits.length() > 6) {
            throw new IllegalArgumentException(digits);
        }
        int n = 0;
        for (char c : digits.toCharArray()) {
            if (c < '0' || c > '9') {
                throw new IllegalArgumentException(digits);
            }
            n = n * 10 + (c - '0');
        }
        return n;
    }

    public int major() {
        return major;
    }

    public int minor() {
        return minor;
    }

    public int patch() {
        return patch;
    }

    public String tag() {
        return tag;
    }

    public boolean isPreRelease() {
        return tag.length() > 0;
    }

    public SemVer nextMinor() {
        return new SemVer(major, minor + 1, 0, "");
    }

    public boolean isCompatibleWith(SemVer required) {
        return major == required.major && compareTo(required) >= 0;
    }

    @Override
    public int compareTo(SemVer o) {
        if (major != o.major) {
            return major < o.major ? -1 : 1;
        }
        if (minor != o.minor) {
            return minor < o.minor ? -1 : 1;
        }
        if (patch != o.patch) {
            return patch < o.patch ? -1 : 1;
        }
        if (tag.isEmpty() || o.tag.isEmpty()) {
            return tag.isEmpty() ? (o.tag.isEmpty() ? 0 : 1) : -1;
        }
        return tag.compareTo(o.tag);
    }

    @Override
    public boolean equals(Object obj) {
        if (!(obj instanceof SemVer)) {
            return false;
        }
        return compareTo((SemVer) obj) == 0;
    }

    @Override
    public int hashCode() {
        return Objects.hash(major, minor, patch, tag);
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch + (tag.isEmpty() ? "" : "-" + tag);
    }
}
