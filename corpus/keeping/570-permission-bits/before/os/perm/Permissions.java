package os.perm;

public final class Permissions implements Comparable<Permissions> {
    private static final String LETTERS = "rwxstd";

    private final int bits;

    public Permissions(int bits) {
        if (bits < 0 || bits > 63) {
            throw new IllegalArgumentException("bits " + bits);
        }
        this.bits = bits;
    }

    public static Permissions parse(String text) {
        int b = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '-') {
                continue;
            }
            int p = LETTERS.indexOf(c);
            if (p == -1) {
                throw new IllegalArgumentException("unknown " + c);
            }
            int mask = 1;
            for (int k = 0; k < p; k++) {
                mask = mask * 2;
            }
            if (b / mask % 2 == 1) {
                throw new IllegalArgumentException("twice " + c);
            }
            b = b + mask;
        }
        return new Permissions(b);
    }

    public int count() {
        int n = 0;
        int rest = bits;
        while (rest > 0) {
            if (rest % 2 == 1) {
                n++;
            }
            rest = rest / 2;
        }
        return n;
    }

    public boolean has(char letter) {
        int p = LETTERS.indexOf(letter);
        if (p >= 0) {
            if ((bits & (1 << p)) != 0) {
                return true;
            }
        }
        return false;
    }

    public Permissions toggle(char letter) {
        int p = LETTERS.indexOf(letter);
        if (p < 0) {
            return this;
        }
        if (has(letter)) {
            return new Permissions(bits & ~(1 << p));
        } else {
            return new Permissions(bits | (1 << p));
        }
    }

    public Permissions without(Permissions o) {
        return new Permissions(bits - (bits & o.bits));
    }

    public Permissions eitherButNotBoth(Permissions o) {
        return new Permissions((bits | o.bits) & ~(bits & o.bits));
    }

    public boolean implies(Permissions o) {
        for (int i = 0; i < LETTERS.length(); i++) {
            char c = LETTERS.charAt(i);
            if (o.has(c) && !has(c)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int compareTo(Permissions o) {
        if (count() != o.count()) {
            return count() - o.count();
        }
        return bits - o.bits;
    }

    @Override
    public boolean equals(Object o) {
        return o instanceof Permissions && ((Permissions) o).bits == bits;
    }

    @Override
    public int hashCode() {
        return bits;
    }

    @Override
    public String toString() {
        String s = "";
        for (int i = 0; i < LETTERS.length(); i++) {
            s += has(LETTERS.charAt(i)) ? LETTERS.charAt(i) : '-';
        }
        return s;
    }
}
