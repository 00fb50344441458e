package os.perm;

public final class Permissions implements Comparable<Permissions> {
    private static final String LETTERS = "rwxstd";
    private static final int ALL = (1 << LETTERS.length()) - 1;

    private final int bits;

    public Permissions(int bits) {
        if ((bits & ~ALL) != 0) {
            throw new IllegalArgumentException("unknown bits in " + bits);
        }
        this.bits = bits;
    }

    /** Mask of a letter, 0 if there is no such letter. */
    private static int mask(char letter) {
        int position = LETTERS.indexOf(letter);
        return position < 0 ? 0 : 1 << position;
    }

    public static Permissions parse(String text) {
        int bits = 0;
        for (char c : text.toCharArray()) {
            if (c == '-') {
                continue;
            }
            int mask = mask(c);
            if (mask == 0 || (bits & mask) != 0) {
                throw new IllegalArgumentException("unknown or repeated letter " + c);
            }
            bits |= mask;
        }
        return new Permissions(bits);
    }

    public int count() {
        return Integer.bitCount(bits);
    }

    public boolean has(char letter) {
        return (bits & mask(letter)) != 0;
    }

    public Permissions toggle(char letter) {
        int mask = mask(letter);
        return mask == 0 ? this : new Permissions(bits ^ mask);
    }

    public Permissions without(Permissions o) {
        return new Permissions(bits & ~o.bits);
    }

    public Permissions eitherButNotBoth(Permissions o) {
        return new Permissions(bits ^ o.bits);
    }

    public boolean implies(Permissions o) {
        return (bits | o.bits) == bits;
    }

    @Override
    public int compareTo(Permissions o) {
        int byCount = Integer.compare(count(), o.count());
        return byCount == 0 ? Integer.compare(bits, o.bits) : byCount;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Permissions other && bits == other.bits;
    }

    @Override
    public int hashCode() {
        return Integer.hashCode(bits);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(LETTERS);
        for (int i = 0; i < text.length(); i++) {
            if ((bits >>> i & 1) == 0) {
                text.setCharAt(i, '-');
            }
        }
        return text.toString();
    }
}
