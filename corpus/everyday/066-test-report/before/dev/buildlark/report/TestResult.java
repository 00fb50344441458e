package dev.buildlark.report;

import java.util.Objects;

public record TestResult(String module, String test, Outcome outcome, long millis) {

    public enum Outcome { PASSED, FAILED, SKIPPED }

    public TestResult {
        Objects.requireNonNull(module, "module");
        Objects.requireNonNull(outcome, "outcome");
    }
}
