package com.podlift.manifest;

import java.util.ArrayList;
import java.util.List;

/** Reports everything that is wrong with a deployment manifest, in the order of the fields. */
public class ManifestValidator {

    private final int maxReplicas;

    public ManifestValidator(int maxReplicas) {
        this.maxReplicas = maxReplicas;
    }

    public List<String> validate(Manifest manifest) {
        List<String> errors = new ArrayList<>();
        if (manifest == null) {
            errors.add("manifest: missing");
            return errors;
        }
        if (manifest.name() == null || manifest.name().isEmpty()) {
            errors.add("name: missing");
        } else {
            if (manifest.name().length() > 20) {
                errors.add("name: too long");
            }
            if (!manifest.name().matches("[a-z][a-z0-9-]*")) {
                errors.add("name: bad characters");
            }
        }
        if (manifest.image() == null) {
            errors.add("image: missing");
        } else if (manifest.image().endsWith(":latest") || manifest.image().indexOf(':') < 0) {
            errors.add("image: must be pinned");
        }
        if (manifest.replicas() != null && (manifest.replicas() < 1 || manifest.replicas() > maxReplicas)) {
            errors.add("replicas: not in 1.." + maxReplicas);
        }
        if (manifest.ports() != null) {
            List<Integer> seen = new ArrayList<>();
            for (Integer port : manifest.ports()) {
                if (port < 1 || port > 65535) {
                    errors.add("ports: " + port + " out of range");
                } else if (seen.contains(port)) {
                    errors.add("ports: " + port + " twice");
                } else {
                    seen.add(port);
                }
            }
        }
        return errors;
    }

    public boolean isValid(Manifest manifest) {
        return validate(manifest).isEmpty();
    }
}
