package people.registry;

import java.util.Objects;

public final class Person {

    private final String last;
    private final String first;
    private final Integer born;

    public Person(String last, String first, Integer born) {
        this.last = last;
        this.first = first;
        this.born = born;
    }

    public String last() {
        return last;
    }

    public String first() {
        return first;
    }

    public Integer born() {
        return born;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Person p
                && Objects.equals(last, p.last)
                && Objects.equals(first, p.first)
                && Objects.equals(born, p.born);
    }

    @Override
    public int hashCode() {
        return Objects.hash(last, first, born);
    }

    @Override
    public String toString() {
        String name = Objects.toString(last, "?") + ", " + Objects.toString(first, "?");
        return born == null ? name : name + " *" + born;
    }
}
