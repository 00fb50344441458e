package edu.campus.grades;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public final class Gradebook {

    private final List<Grade> grades = new ArrayList<>();

    public void record(String course, String student, int points) {
        if (points < 0 || points > 100) {
            throw new IllegalArgumentException("points " + points);
        }
        grades.add(new Grade(course, student, points));
    }

    /** Average points per course. */
    public Map<String, Double> averages() {
        Map<String, int[]> sums = new LinkedHashMap<>();
        for (Grade grade : grades) {
            int[] sum = sums.computeIfAbsent(grade.course(), c -> new int[2]);
            sum[0] += grade.points();
            sum[1]++;
        }
        Map<String, Double> averages = new LinkedHashMap<>();
        for (Map.Entry<String, int[]> e : sums.entrySet()) {
            averages.put(e.getKey(), (double) e.getValue()[0] / e.getValue()[1]);
        }
        return averages;
    }

    public String summary() {
        StringBuilder sb = new StringBuilder();
        for (Map.Entry<String, Double> e : averages().entrySet()) {
            sb.append(e.getKey()).append(": ").append(Math.round(e.getValue())).append('\n');
        }
        return sb.toString();
    }
}
