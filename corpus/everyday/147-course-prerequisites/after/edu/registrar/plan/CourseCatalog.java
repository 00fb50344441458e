package edu.registrar.plan;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
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
        Map<String, Integer> position = new HashMap<>();
        Map<String, Integer> open = new LinkedHashMap<>();
        Map<String, List<String>> followers = new HashMap<>();
        List<String> semester = new ArrayList<>();
        prerequisites.forEach((name, required) -> {
            position.put(name, position.size());
            open.put(name, required.size());
            required.forEach(r -> followers.computeIfAbsent(r, n -> new ArrayList<>()).add(name));
            if (required.isEmpty()) {
                semester.add(name);
            }
        });
        List<List<String>> plan = new ArrayList<>();
        List<String> current = semester;
        while (!current.isEmpty()) {
            plan.add(current);
            open.keySet().removeAll(new LinkedHashSet<>(current));
            current = released(current, followers, open);
            current.sort(Comparator.comparing(position::get));
        }
        if (!open.isEmpty()) {
            throw new IllegalStateException("cannot be planned: " + open.keySet());
        }
        return plan;
    }

    /** The courses whose last open prerequisite was among the passed ones. */
    private static List<String> released(List<String> passed, Map<String, List<String>> followers, Map<String, Integer> open) {
        List<String> released = new ArrayList<>();
        for (String course : passed) {
            for (String follower : followers.getOrDefault(course, List.of())) {
                if (open.merge(follower, -1, Integer::sum) == 0) {
                    released.add(follower);
                }
            }
        }
        return released;
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
