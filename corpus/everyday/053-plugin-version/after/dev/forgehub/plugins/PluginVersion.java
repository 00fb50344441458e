package dev.forgehub.plugins;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Version of a build plugin, ordered as semantic versions are. */
public final class PluginVersion implements Comparable<PluginVersion> {

    private static final String NUMBER = "(0|[1-9][0-9]{0,8})";
    private static final Pattern FORMAT =
            Pattern.compile(NUMBER + "\\." + NUMBER + "\\." + NUMBER + "(?:-([0-9A-Za-z-]+(?:\\.[0-9A-Za-z-]+)*))?");

    private static final Comparator<PluginVersion> ORDER = Comparator
            .comparingInt((PluginVersion v) -> v.major)
            .thenComparingInt(v -> v.minor)
            .thenComparingInt(v -> v.patch)
            .thenComparing(v -> v.tags.isEmpty())
            .thenComparing(v -> v.tags, PluginVersion::compareTags);

    private final int major;
    private final int minor;
    private final int patch;
    private final List<Tag> tags;

    private PluginVersion(int major, int minor, int patch, List<Tag> tags) {
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
        List<Tag> tags = m.group(4) == null
                ? List.of()
                : Arrays.stream(m.group(4).split("\\.")).map(Tag::of).toList();
        return new PluginVersion(Integer.parseInt(m.group(1)), Integer.parseInt(m.group(2)), Integer.parseInt(m.group(3)), tags);
    }

    private static int compareTags(List<Tag> a, List<Tag> b) {
        return Arrays.compare(a.toArray(new Tag[0]), b.toArray(new Tag[0])) > 0 ? 1
                : a.equals(b) ? 0 : -1;
    }

    @Override
    public int compareTo(PluginVersion other) {
        return ORDER.compare(this, other);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof PluginVersion v && compareTo(v) == 0;
    }

    @Override
    public int hashCode() {
        return 31 * (31 * (31 * major + minor) + patch) + tags.hashCode();
    }

    @Override
    public String toString() {
        String suffix = tags.stream().map(Tag::text).collect(Collectors.joining("."));
        return major + "." + minor + "." + patch + (suffix.isEmpty() ? "" : "-" + suffix);
    }
}
