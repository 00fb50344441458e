package org.depotline.model;

import java.util.Comparator;
import java.util.Objects;

public record ArtifactCoordinate(String group, String name, String version) implements Comparable<ArtifactCoordinate> {

    private static final Comparator<ArtifactCoordinate> ORDER = Comparator
            .comparing(ArtifactCoordinate::group)
            .thenComparing(ArtifactCoordinate::name)
            .thenComparing(ArtifactCoordinate::version);

    public ArtifactCoordinate {
        Objects.requireNonNull(group, "group");
        Objects.requireNonNull(name, "name");
        version = Objects.requireNonNullElse(version, "latest");
    }

    public static ArtifactCoordinate parse(String text) {
        String[] parts = text.split(":", -1);
        return switch (parts.length) {
            case 2 -> new ArtifactCoordinate(parts[0], parts[1], null);
            case 3 -> new ArtifactCoordinate(parts[0], parts[1], parts[2]);
            default -> throw new IllegalArgumentException("bad coordinate: " + text);
        };
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
        return ORDER.compare(this, other);
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
