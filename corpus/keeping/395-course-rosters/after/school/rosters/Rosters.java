package school.rosters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;

public final class Rosters {

    private final int limit;
    private final Map<String, SortedSet<String>> byCourse = new LinkedHashMap<>();

    public Rosters(int limit) {
        this.limit = limit;
    }

    public boolean enrol(String course, String student) {
        Objects.requireNonNull(student, "student");
        if (students(course).size() >= limit) {
            return false;
        }
        return byCourse.computeIfAbsent(course, c -> new TreeSet<>()).add(student);
    }

    public boolean leave(String course, String student) {
        Optional<SortedSet<String>> roster = Optional.ofNullable(byCourse.get(course));
        boolean removed = roster.map(students -> students.remove(student)).orElse(false);
        byCourse.computeIfPresent(course, (c, students) -> students.isEmpty() ? null : students);
        return removed;
    }

    public SortedSet<String> students(String course) {
        return Optional.ofNullable(byCourse.get(course))
                .map(Collections::unmodifiableSortedSet)
                .orElseGet(Collections::emptySortedSet);
    }

    public List<String> coursesOf(String student) {
        List<String> result = new ArrayList<>();
        if (student != null) {
            byCourse.forEach((course, students) -> {
                if (students.contains(student)) {
                    result.add(course);
                }
            });
        }
        return result;
    }

    public String firstOf(String course) {
        return Optional.ofNullable(byCourse.get(course)).map(SortedSet::first).orElse(null);
    }
}
