package com.dockyard.manifest;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;

public class ManifestValidator {

    private final List<Rule> rules;

    public ManifestValidator(List<Rule> rules) {
        this.rules = List.copyOf(rules);
    }

    public static ManifestValidator standard() {
        return new ManifestValidator(List.of(Rule.name(), Rule.ports(), Rule.replicas(32)));
    }

    public ValidationReport validate(Manifest manifest) {
        Objects.requireNonNull(manifest, "manifest");
        List<String> problems = new ArrayList<>();
        boolean valid = rules.stream().allMatch(rule -> rule.check(manifest, problems));
        return new ValidationReport(valid, Collections.unmodifiableList(problems));
    }
}
