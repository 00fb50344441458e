package flow.staff;

public final class Employee implements Comparable<Employee> {
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
        if (level != o.level) {
            return level > o.level ? -1 : 1;
        }
        if (salary != o.salary) {
            return salary > o.salary ? -1 : 1;
        }
        return name.compareTo(o.name);
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Employee && compareTo((Employee) o) == 0;
    }

    @Override
    public int hashCode() {
        return name.hashCode() + level;
    }
}
