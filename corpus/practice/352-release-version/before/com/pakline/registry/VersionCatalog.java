package com.pakline.registry;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

public final class VersionCatalog {
    private final List<ReleaseVersion> versions = new ArrayList<>();

    public void publish(String version) {
        versions.add(ReleaseVersion.parse(version));
    }

    public Optional<ReleaseVersion> latest() {
        return versions.isEmpty() ? Optional.empty() : Optional.of(Collections.max(versions));
    }
}
