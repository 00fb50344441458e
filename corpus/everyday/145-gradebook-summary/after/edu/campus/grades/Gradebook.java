package edu.campus.grades;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

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
        return grades.stream()
                .collect(Collectors.groupingBy(Grade::course, Collectors.averagingInt(Grade::points)));
    }

    public String summary() {
        return averages().entrySet().stream()
                .map(e -> e.getKey() + ": " + Math.round(e.getValue()) + "\n")
                .collect(Collectors.joining());
    }
}
