package flow.nulls;

import java.util.Comparator;

public final class Contact implements Comparable<Contact> {
    private final String family;
    private final String given;

    public Contact(String family, String given) {
        this.family = family;
        this.given = given;
    }

    private static final Comparator<String> TEXT = Comparator.nullsFirst(String.CASE_INSENSITIVE_ORDER);
    private static final Comparator<Contact> ORDER =
        Comparator.comparing((Contact c) -> c.family, TEXT).thenComparing(c -> c.given, TEXT);

    @Override
    public int compareTo(Contact other) {
        return ORDER.compare(this, other);
    }

    @Override
    public String toString() {
        return family + "," + given;
    }
}
