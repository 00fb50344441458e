package org.trialbase.cohort;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Builds the filter expression that selects patients for a trial. */
public final class CohortQuery {

    private Integer minAge;
    private Integer maxAge;
    private String sex;
    private final List<String> diagnoses = new ArrayList<>();
    private final List<String> excluded = new ArrayList<>();

    public CohortQuery ageBetween(Integer min, Integer max) {
        this.minAge = min;
        this.maxAge = max;
        return this;
    }

    public CohortQuery sex(String sex) {
        this.sex = sex;
        return this;
    }

    public CohortQuery diagnosis(String code) {
        diagnoses.add(code);
        return this;
    }

    public CohortQuery exclude(String code) {
        excluded.add(code);
        return this;
    }

    public String toExpression() {
        List<String> clauses = clauses();
        return clauses.isEmpty() ? "TRUE" : String.join(" AND ", clauses);
    }

    private List<String> clauses() {
        List<String> clauses = new ArrayList<>();
        if (minAge != null) {
            clauses.add("age >= " + minAge);
        }
        if (maxAge != null) {
            clauses.add("age <= " + maxAge);
        }
        if (sex != null && !sex.isEmpty()) {
            clauses.add("sex = " + quote(sex));
        }
        if (!diagnoses.isEmpty()) {
            clauses.add(diagnoses.stream().map(CohortQuery::quote).collect(Collectors.joining(", ", "dx IN (", ")")));
        }
        excluded.forEach(code -> clauses.add("NOT dx = " + quote(code)));
        return clauses;
    }

    private static String quote(String s) {
        return s == null ? "NULL" : "'" + s.replace("'", "''") + "'";
    }
}
