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
        List<Rule> rules = new ArrayList<>();
        rules.add(Rule.name());
        rules.add(Rule.ports());
        rules.add(Rule.replicas(32));
        return new ManifestValidator(rules);
    }

    public ValidationReport validate(Manifest manifest) {
        Objects.requireNonNull(manifest, "manifest");
        List<String> problems = new ArrayList<>();
        boolean valid = true;
        for (Rule rule : rules) {
            if (!rule.check(manifest, problems)) {
                valid = false;
            }
        }
        return new ValidationReport(valid, Collections.unmodifiableList(problems));
    }
}
