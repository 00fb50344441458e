package org.depotline.model;

import java.util.Objects;

public final class ArtifactCoordinate implements Comparable<ArtifactCoordinate> {

    private final String group;
    private final String name;
    private final String version;

    public ArtifactCoordinate(String group, String name, String version) {
        this.group = Objects.requireNonNull(group, "group");
        this.name = Objects.requireNonNull(name, "name");
        this.version = version == null ? "latest" : version;
    }

    public static ArtifactCoordinate parse(String text) {
        String[] parts = text.split(":", -1);
        if (parts.length < 2 || parts.length > 3) {
            throw new IllegalArgumentException("bad coordinate: " + text);
        }
        return new ArtifactCoordinate(parts[0], parts[1], parts.length == 3 ? parts[2] : null);
    }

    public String getGroup() {
        return group;
    }

    public String getName() {
        return name;
    }

    public String getVersion() {
        return version;
    }

    public ArtifactCoordinate withVersion(String newVersion) {
        return new ArtifactCoordinate(group, name, newVersion);
    }

    @Override
    public int compareTo(ArtifactCoordinate other) {
        int c = group.compareTo(other.group);
        if (c == 0) {
            c = name.compareTo(other.name);
        }
        if (c == 0) {
            c = version.compareTo(other.version);
        }
        return c;
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) {
            return true;
        }
        if (o == null || getClass() != o.getClass()) {
            return false;
        }
        ArtifactCoordinate that = (ArtifactCoordinate) o;
        return group.equals(that.group) && name.equals(that.name) && version.equals(that.version);
    }

    @Override
    public int hashCode() {
        return Objects.hash(group, name, version);
    }

    @Override
    public String toString() {
        return group + ":" + name + ":" + version;
    }
}
