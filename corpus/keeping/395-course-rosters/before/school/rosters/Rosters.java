package school.rosters;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;

public final class Rosters {

    private final int limit;
    private final Map<String, SortedSet<String>> byCourse = new LinkedHashMap<>();

    public Rosters(int limit) {
        this.limit = limit;
    }

    public boolean enrol(String course, String student) {
        if (student == null) {
            throw new NullPointerException("student");
        }
        SortedSet<String> students = byCourse.get(course);
        if (students == null) {
            students = new TreeSet<>();
            byCourse.put(course, students);
        }
        if (students.size() >= limit) {
            if (students.isEmpty()) {
                byCourse.remove(course);
            }
            return false;
        }
        return students.add(student);
    }

    public boolean leave(String course, String student) {
        SortedSet<String> students = byCourse.get(course);
        if (students == null) {
            return false;
        }
        boolean removed = students.remove(student);
        if (students.isEmpty()) {
            byCourse.remove(course);
        }
        return removed;
    }

    public SortedSet<String> students(String course) {
        SortedSet<String> students = byCourse.get(course);
        if (students == null) {
            return Collections.emptySortedSet();
        }
        return Collections.unmodifiableSortedSet(students);
    }

    public List<String> coursesOf(String student) {
        List<String> result = new ArrayList<>();
        if (student == null) {
            return result;
        }
        for (Map.Entry<String, SortedSet<String>> e : byCourse.entrySet()) {
            if (e.getValue().contains(student)) {
                result.add(e.getKey());
            }
        }
        return result;
    }

    public String firstOf(String course) {
        SortedSet<String> students = byCourse.get(course);
        return students == null ? null : students.first();
    }
}
