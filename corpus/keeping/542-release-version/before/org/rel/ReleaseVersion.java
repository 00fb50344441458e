package org.rel;

public final class ReleaseVersion implements Comparable<ReleaseVersion> {
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
        String core = text;
        String qualifier = null;
        int dash = text.indexOf('-');
        if (dash != -1) {
            core = text.substring(0, dash);
            qualifier = text.substring(dash + 1);
            if (qualifier.length() == 0) {
                throw new IllegalArgumentException("empty qualifier");
            }
        }
        int[] parts = new int[3];
        int index = 0;
        int start = 0;
        boolean done = false;
        while (!done) {
            int dot = core.indexOf('.', start);
            String piece;
            if (dot == -1) {
                piece = core.substring(start);
                done = true;
            } else {
                piece = core.substring(start, dot);
                start = dot + 1;
            }
            if (index == 3) {
                throw new IllegalArgumentException("too many parts");
            }
            parts[index] = Integer.parseInt(piece);
            if (parts[index] < 0) {
                throw new IllegalArgumentException("negative part");
            }
            index++;
        }
        return new ReleaseVersion(parts[0], parts[1], parts[2], qualifier);
    }

    @Override
    public int compareTo(ReleaseVersion o) {
        if (major > o.major) {
            return 1;
        } else if (major < o.major) {
            return -1;
        } else {
            if (minor > o.minor) {
                return 1;
            } else if (minor < o.minor) {
                return -1;
            } else {
                if (patch > o.patch) {
                    return 1;
                } else if (patch < o.patch) {
                    return -1;
                }
            }
        }
        if (qualifier == null) {
            if (o.qualifier == null) {
                return 0;
            }
            return 1;
        } else {
            if (o.qualifier == null) {
                return -1;
            }
            return qualifier.compareTo(o.qualifier);
        }
    }

    @Override
    public boolean equals(Object other) {
        if (other instanceof ReleaseVersion) {
            return compareTo((ReleaseVersion) other) == 0;
        }
        return false;
    }

    @Override
    public int hashCode() {
        int h = major;
        h = h * 37 + minor;
        h = h * 37 + patch;
        if (qualifier != null) {
            h = h * 37 + qualifier.hashCode();
        }
        return h;
    }

    @Override
    public String toString() {
        String s = major + "." + minor + "." + patch;
        if (qualifier != null) {
            s = s + "-" + qualifier;
        }
        return s;
    }
}
