package dev.forgehub.plugins;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Version of a build plugin, ordered as semantic versions are. */
public final class PluginVersion implements Comparable<PluginVersion> {

    private static final String NUMBER = "(0|[1-9][0-9]{0,8})";
    private static final Pattern FORMAT =
            Pattern.compile(NUMBER + "\\." + NUMBER + "\\." + NUMBER + "(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?");

    private final int major;
    private final int minor;
    private final int patch;
    private final List<String> tags;

    private PluginVersion(int major, int minor, int patch, List<String> tags) {
        this.major = major;
        this.minor = minor;
        this.patch = patch;
        this.tags = tags;
    }

    public static PluginVersion parse(String text) {
        Matcher m = FORMAT.matcher(text);
        if (!m.matches()) {
            throw new IllegalArgumentException("not a version: " + text);
        }
        List<String> tags = m.group(4) == null ? List.of() : List.of(m.group(4).split("\\."));
        for (String tag : tags) {
            if (isNumeric(tag) && tag.length() > 1 && tag.charAt(0) == '0') {
                throw new IllegalArgumentException("leading zero in " + tag);
            }
        }
        return new PluginVersion(Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2)), Integer.parseInt(m.group(3)), tags);
    }

    private static boolean isNumeric(String tag) {
        for (int i = 0; i < tag.length(); i++) {
            if (tag.charAt(i) < '0' || tag.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    @Override
    public int compareTo(PluginVersion other) {
        if (major != other.major) {
            return major < other.major ? -1 : 1;
        }
        if (minor != other.minor) {
            return minor < other.minor ? -1 : 1;
        }
        if (patch != other.patch) {
            return patch < other.patch ? -1 : 1;
        }
        if (tags.isEmpty() || other.tags.isEmpty()) {
            return Boolean.compare(tags.isEmpty(), other.tags.isEmpty());
        }
        int common = Math.min(tags.size(), other.tags.size());
        for (int i = 0; i < common; i++) {
            int c = compareTags(tags.get(i), other.tags.get(i));
            if (c != 0) {
                return c;
            }
        }
        return Integer.compare(tags.size(), other.tags.size());
    }

    private static int compareTags(String a, String b) {
        boolean aNumeric = isNumeric(a);
        boolean bNumeric = isNumeric(b);
        if (aNumeric && bNumeric) {
            if (a.length() != b.length()) {
                return a.length() < b.length() ? -1 : 1;
            }
            return Integer.signum(a.compareTo(b));
        }
        if (aNumeric) {
            return -1;
        }
        if (bNumeric) {
            return 1;
        }
        return Integer.signum(a.compareTo(b));
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof PluginVersion && compareTo((PluginVersion) o) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * major + minor) + patch) + tags.hashCode();
    }

    @Override
    public String toString() {
        return major + "." + minor + "." + patch + (tags.isEmpty() ? "" : "-" + String.join(".", tags));
    }
}
