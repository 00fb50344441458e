package dev.buildlark.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class TestReport {

    private final List<TestResult> results;

    public TestReport(List<TestResult> results) {
        this.results = new ArrayList<>(results);
    }

    public Map<String, List<String>> failuresByModule() {
        Map<String, List<String>> failures = new LinkedHashMap<>();
        for (TestResult result : results) {
            if (result.outcome() == TestResult.Outcome.FAILED) {
                List<String> tests = failures.get(result.module());
                if (tests == null) {
                    tests = new ArrayList<>();
                    failures.put(result.module(), tests);
                }
                tests.add(result.test());
            }
        }
        return failures;
    }

    public long totalMillis() {
        long total = 0;
        for (TestResult result : results) {
            if (result.outcome() != TestResult.Outcome.SKIPPED) {
                total += result.millis();
            }
        }
        return total;
    }

    public String summary() {
        StringBuilder out = new StringBuilder();
        for (TestResult.Outcome outcome : TestResult.Outcome.values()) {
            int count = 0;
            for (TestResult result : results) {
                if (result.outcome() == outcome) {
                    count++;
                }
            }
            if (count > 0) {
                if (out.length() > 0) {
                    out.append(", ");
                }
                out.append(count).append(' ').append(outcome.name().toLowerCase());
            }
        }
        return out.length() == 0 ? "no tests" : out.toString();
    }
}
