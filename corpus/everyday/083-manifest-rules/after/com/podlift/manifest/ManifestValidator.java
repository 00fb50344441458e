package com.podlift.manifest;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/** Reports everything that is wrong with a deployment manifest, in the order of the fields. */
public class ManifestValidator {

    private final List<Rule> rules;

    public ManifestValidator(int maxReplicas) {
        this.rules = List.of(
                Rule.when(Manifest::name, name -> name == null || name.isEmpty(), "name: missing"),
                Rule.ifPresent(Manifest::name, name -> name.length() > 20, "name: too long"),
                Rule.ifPresent(Manifest::name, name -> !name.isEmpty() && !name.matches("[a-z][a-z0-9-]*"), "name: bad characters"),
                Rule.when(Manifest::image, image -> image == null, "image: missing"),
                Rule.ifPresent(Manifest::image, ManifestValidator::isFloating, "image: must be pinned"),
                Rule.ifPresent(Manifest::replicas, n -> n < 1 || n > maxReplicas, "replicas: not in 1.." + maxReplicas),
                ManifestValidator::checkPorts);
    }

    public List<String> validate(Manifest manifest) {
        List<String> errors = new ArrayList<>();
        if (manifest == null) {
            errors.add("manifest: missing");
        } else {
            rules.forEach(rule -> rule.check(manifest, errors::add));
        }
        return errors;
    }

    public boolean isValid(Manifest manifest) {
        return validate(manifest).isEmpty();
    }

    private static boolean isFloating(String image) {
        return !image.contains(":") || image.endsWith(":latest");
    }

    private static void checkPorts(Manifest manifest, Consumer<String> report) {
        if (manifest.ports() == null) {
            return;
        }
        Set<Integer> seen = new HashSet<>();
        for (int port : manifest.ports()) {
            if (port < 1 || port > 65535) {
                report.accept("ports: " + port + " out of range");
            } else if (!seen.add(port)) {
                report.accept("ports: " + port + " twice");
            }
        }
    }
}
