package org.trialbase.cohort;

import java.util.ArrayList;
import java.util.List;

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
        StringBuilder sb = new StringBuilder();
        if (minAge != null) {
            sb.append("age >= ").append(minAge).append(" AND ");
        }
        if (maxAge != null) {
            sb.append("age <= ").append(maxAge).append(" AND ");
        }
        if (sex != null && !sex.isEmpty()) {
            sb.append("sex = ").append(quote(sex)).append(" AND ");
        }
        if (!diagnoses.isEmpty()) {
            sb.append("dx IN (");
            for (int i = 0; i < diagnoses.size(); i++) {
                if (i > 0) {
                    sb.append(", ");
                }
                sb.append(quote(diagnoses.get(i)));
            }
            sb.append(") AND ");
        }
        for (String code : excluded) {
            sb.append("NOT dx = ").append(quote(code)).append(" AND ");
        }
        if (sb.length() == 0) {
            return "TRUE";
        }
        sb.setLength(sb.length() - " AND ".length());
        return sb.toString();
    }

    private static String quote(String s) {
        return s == null ? "NULL" : "'" + s.replace("'", "''") + "'";
    }
}
