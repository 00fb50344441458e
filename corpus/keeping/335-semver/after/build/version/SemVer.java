package build.version;

import java.util.Comparator;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public record SemVer(int major, int minor, int patch, String tag) implements Comparable<SemVer> {
    private static final Pattern FORMAT =
            Pattern.compile("([0-9]{1,6})\\.([0-9]{1,6})\\.([0-9]{1,6})(?:-(.+))?", Pattern.DOTALL);

    private static final Comparator<SemVer> ORDER = Comparator
            .comparingInt(SemVer::major)
            .thenComparingInt(SemVer::minor)
            .thenComparingInt(SemVer::patch)
            .thenComparing(version -> !version.isPreRelease())
            .thenComparing(SemVer::tag);

    public SemVer {
        if (Math.min(major, Math.min(minor, patch)) < 0) {
            throw new IllegalArgumentException("version numbers must not be negative");
        }
        tag = Objects.requireNonNullElse(tag, "");
    }

    public static SemVer parse(String text) {
        Matcher matcher = FORMAT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("not a version: " + text);
        }
        return new SemVer(
                Integer.parseInt(matcher.group(1)),
                Integer.parseInt(matcher.group(2)),
                Integer.parseInt(matcher.group(3)),
                matcher.group(4));
    }

    public boolean isPreRelease() {
        return !tag.isEmpty();
    }

    public SemVer nextMinor() {
        return new SemVer(major, minor + 1, 0, null);
    }

    public boolean isCompatibleWith(SemVer required) {
        return major == required.major && compareTo(required) >= 0;
    }

    @Override
    public int compareTo(SemVer other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        String numbers = major + "." + minor + "." + patch;
        return isPreRelease() ? numbers + "-" + tag : numbers;
    }
}
