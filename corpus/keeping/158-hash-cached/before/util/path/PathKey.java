package util.path;

import java.util.Arrays;

public final class PathKey {
    private final String[] parts;

    public PathKey(String... parts) {
        this.parts = parts.clone();
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
        return o instanceof PathKey && Arrays.equals(parts, ((PathKey) o).parts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(parts);
    }

    @Override
    public String toString() {
        return String.join("/", parts);
    }
}
