package util.path;

import java.util.Arrays;

public final class PathKey {
    private final String[] parts;
    private final int hash;

    public PathKey(String... parts) {
        this.parts = parts.clone();
        this.hash = Arrays.hashCode(this.parts);
    }

    public int length() {
        return parts.length;
    }

    public PathKey parent() {
        if (parts.length == 0) {
            throw new IllegalStateException("root");
        }
        return new PathKey(Arrays.copyOf(parts, parts.length - 1));
    }

    @Override
    public boolean equals(Object o) {
        if (!(o instanceof PathKey)) {
            return false;
        }
        PathKey other = (PathKey) o;
        return hash == other.hash && Arrays.equals(parts, other.parts);
    }

    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return String.join("/", parts);
    }
}
