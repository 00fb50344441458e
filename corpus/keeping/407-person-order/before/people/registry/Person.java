package people.registry;

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
        if (!(o instanceof Person)) {
            return false;
        }
        Person p = (Person) o;
        if (last == null ? p.last != null : !last.equals(p.last)) {
            return false;
        }
        if (first == null ? p.first != null : !first.equals(p.first)) {
            return false;
        }
        return born == null ? p.born == null : born.equals(p.born);
    }

    @Override
    public int hashCode() {
        int h = last == null ? 0 : last.hashCode();
        h = 31 * h + (first == null ? 0 : first.hashCode());
        return 31 * h + (born == null ? 0 : born.hashCode());
    }

    @Override
    public String toString() {
        return (last == null ? "?" : last) + ", " + (first == null ? "?" : first)
                + (born == null ? "" : " *" + born);
    }
}
