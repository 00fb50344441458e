package org.company;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

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
        if (depth == MAX_DEPTH) {
            throw new IllegalStateException("too deep");
        }
        Department sub = new Department(subName, depth + 1);
        subs.add(sub);
        return sub;
    }

    public void hire(String person) {
        if (person == null) {
            throw new IllegalArgumentException();
        }
        people.add(person);
    }

    public int headcount() {
        int n = people.size();
        for (Department sub : subs) {
            n += sub.headcount();
        }
        return n;
    }

    public List<String> allPeople() {
        List<String> result = new ArrayList<>();
        collect(result);
        return result;
    }

    private void collect(List<String> result) {
        result.addAll(people);
        for (Department sub : subs) {
            sub.collect(result);
        }
    }

    public Optional<Department> find(String wanted) {
        if (name.equals(wanted)) {
            return Optional.of(this);
        }
        for (Department sub : subs) {
            Optional<Department> found = sub.find(wanted);
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    /** Calls the action for everybody who works here at the time of the call. */
    public void forEachPerson(Consumer<? super String> action) {
        Objects.requireNonNull(action);
        for (String person : allPeople()) {
            action.accept(person);
        }
    }

    public String chart() {
        StringBuilder out = new StringBuilder();
        draw(out, depth);
        return out.toString();
    }

    private void draw(StringBuilder out, int top) {
        for (int i = top; i < depth; i++) {
            out.append("  ");
        }
        out.append(name).append(" (").append(headcount()).append(")\n");
        for (Department sub : subs) {
            sub.draw(out, top);
        }
    }
}
