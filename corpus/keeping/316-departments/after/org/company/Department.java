package org.company;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

public final class Department {
    private static final int MAX_DEPTH = 20;

    private final String name;
    private final int depth;
    private final List<Department> subs = new ArrayList<>();
    private final List<String> people = new ArrayList<>();

    public Department(String name) {
        this(name, 0);
    }

    private Department(String name, int depth) {
        this.name = Objects.requireNonNull(name);
        this.depth = depth;
    }

    public String name() {
        return name;
    }

    public Department open(String subName) {
        if (depth >= MAX_DEPTH) {
            throw new IllegalStateException("no more than " + MAX_DEPTH + " levels");
        }
        Department sub = new Department(subName, depth + 1);
        subs.add(sub);
        return sub;
    }

    public void hire(String person) {
        if (person == null) {
            throw new IllegalArgumentException("nobody");
        }
        people.add(person);
    }

    public int headcount() {
        return flatten().mapToInt(department -> department.people.size()).sum();
    }

    public List<String> allPeople() {
        return flatten()
                .flatMap(department -> department.people.stream())
                .collect(Collectors.toCollection(ArrayList::new));
    }

    public Optional<Department> find(String wanted) {
        return flatten().filter(department -> department.name.equals(wanted)).findFirst();
    }

    /** Calls the action for everybody who works here at the time of the call. */
    public void forEachPerson(Consumer<? super String> action) {
        Objects.requireNonNull(action);
        allPeople().forEach(action);
    }

    public String chart() {
        return flatten()
                .map(sub -> "  ".repeat(sub.depth - depth) + sub.name + " (" + sub.headcount() + ")\n")
                .collect(Collectors.joining());
    }

    /** This department and everything below it, parents before children. */
    private Stream<Department> flatten() {
        return Stream.concat(Stream.of(this), subs.stream().flatMap(Department::flatten));
    }
}
