package dev.forgehub.plugins;

import java.math.BigInteger;
import java.util.Comparator;

/** One dot-separated identifier of a pre-release; number is null for identifiers with letters. */
record Tag(String text, BigInteger number) implements Comparable<Tag> {

    private static final Comparator<Tag> ORDER = Comparator
            .comparing(Tag::number, Comparator.nullsLast(Comparator.naturalOrder()))
            .thenComparing(Tag::text);

    static Tag of(String text) {
        if (!text.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return new Tag(text, null);
        }
        if (text.length() > 1 && text.startsWith("0")) {
            throw new IllegalArgumentException("leading zero in " + text);
        }
        return new Tag(text, new BigInteger(text));
    }

    @Override
    public int compareTo(Tag other) {
        return ORDER.compare(this, other);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
