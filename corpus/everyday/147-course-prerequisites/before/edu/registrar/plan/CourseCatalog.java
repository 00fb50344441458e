package edu.registrar.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Courses and what has to be passed before them. */
public final class CourseCatalog {

    private final Map<String, Set<String>> prerequisites = new LinkedHashMap<>();

    public void course(String name, String... required) {
        Set<String> set = prerequisites.computeIfAbsent(name, n -> new LinkedHashSet<>());
        for (String r : required) {
            prerequisites.computeIfAbsent(r, n -> new LinkedHashSet<>());
            set.add(r);
        }
    }

    /** The courses of each semester, each as early as possible, in catalogue order. */
    public List<List<String>> semesters() {
        List<List<String>> plan = new ArrayList<>();
        Set<String> done = new LinkedHashSet<>();
        while (done.size() < prerequisites.size()) {
            List<String> semester = new ArrayList<>();
            for (Map.Entry<String, Set<String>> e : prerequisites.entrySet()) {
                if (!done.contains(e.getKey()) && done.containsAll(e.getValue())) {
                    semester.add(e.getKey());
                }
            }
            if (semester.isEmpty()) {
                Set<String> stuck = new LinkedHashSet<>(prerequisites.keySet());
                stuck.removeAll(done);
                throw new IllegalStateException("cannot be planned: " + stuck);
            }
            done.addAll(semester);
            plan.add(semester);
        }
        return plan;
    }

    public int semesterOf(String name) {
        int number = 1;
        for (List<String> semester : semesters()) {
            if (semester.contains(name)) {
                return number;
            }
            number++;
        }
        return 0;
    }
}
