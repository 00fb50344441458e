package dev.buildlark.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public class TestReport {

    private final List<TestResult> results;

    public TestReport(List<TestResult> results) {
        this.results = new ArrayList<>(results);
    }

    public Map<String, List<String>> failuresByModule() {
        return having(TestResult.Outcome.FAILED)
                .collect(Collectors.groupingBy(
                        TestResult::module,
                        LinkedHashMap::new,
                        Collectors.mapping(TestResult::test, Collectors.toCollection(ArrayList::new))));
    }

    public long totalMillis() {
        return results.stream()
                .filter(result -> result.outcome() != TestResult.Outcome.SKIPPED)
                .mapToLong(TestResult::millis)
                .sum();
    }

    public String summary() {
        String counts = Arrays.stream(TestResult.Outcome.values())
                .filter(outcome -> having(outcome).findAny().isPresent())
                .map(outcome -> having(outcome).count() + " " + outcome.name().toLowerCase())
                .collect(Collectors.joining(", "));
        return counts.isEmpty() ? "no tests" : counts;
    }

    private Stream<TestResult> having(TestResult.Outcome outcome) {
        return results.stream().filter(result -> result.outcome() == outcome);
    }
}
