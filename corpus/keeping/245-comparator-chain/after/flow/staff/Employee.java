package flow.staff;

import java.util.Comparator;
import java.util.Objects;

public final class Employee implements Comparable<Employee> {
    private static final Comparator<Employee> ORDER = Comparator
        .comparingInt((Employee e) -> e.level).reversed()
        .thenComparing(Comparator.comparingLong((Employee e) -> e.salary).reversed())
        .thenComparing(e -> e.name);
    private final String name;
    private final int level;
    private final long salary;

    public Employee(String name, int level, long salary) {
        this.name = java.util.Objects.requireNonNull(name);
        this.level = level;
        this.salary = salary;
    }

    public String name() {
        return name;
    }

    @Override
    public int compareTo(Employee o) {
        return ORDER.compare(this, o);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Employee && compareTo((Employee) o) == 0;
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, level, salary);
    }
}
