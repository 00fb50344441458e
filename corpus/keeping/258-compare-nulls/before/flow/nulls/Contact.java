package flow.nulls;

public final class Contact implements Comparable<Contact> {
    private final String family;
    private final String given;

    public Contact(String family, String given) {
        this.family = family;
        this.given = given;
    }

    private static int compare(String a, String b) {
        if (a == null) {
            return b == null ? 0 : -1;
        }
        if (b == null) {
            return 1;
        }
        return a.compareToIgnoreCase(b);
    }

    @Override
    public int compareTo(Contact other) {
        int c = compare(family, other.family);
        return c == 0 ? compare(given, other.given) : c;
    }

    @Override
    public String toString() {
        return family + "," + given;
    }
}
