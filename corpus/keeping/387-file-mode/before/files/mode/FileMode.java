package files.mode;

/** Unix-like permission bits, changed by texts such as "u+rw,g-x,o=r". */
public final class FileMode {

    private int bits;

    public FileMode(int bits) {
        this.bits = bits & 0777;
    }

    /** Clauses are applied one by one; a bad clause leaves the earlier ones applied. */
    public FileMode change(String clauses) {
        for (String clause : clauses.split(",")) {
            apply(clause);
        }
        return this;
    }

    private void apply(String clause) {
        int i = 0;
        int who = 0;
        while (i < clause.length()) {
            char c = clause.charAt(i);
            if (c == 'u') {
                who |= 0700;
            } else if (c == 'g') {
                who |= 0070;
            } else if (c == 'o') {
                who |= 0007;
            } else if (c == 'a') {
                who = 0777;
            } else {
                break;
            }
            i++;
        }
        if (who == 0) {
            who = 0777;
        }
        if (i == clause.length()) {
            throw new IllegalArgumentException("no operator in '" + clause + "'");
        }
        char op = clause.charAt(i++);
        if (op != '+' && op != '-' && op != '=') {
            throw new IllegalArgumentException("operator " + op);
        }
        int what = 0;
        while (i < clause.length()) {
            char c = clause.charAt(i++);
            if (c == 'r') {
                what |= 0444;
            } else if (c == 'w') {
                what |= 0222;
            } else if (c == 'x') {
                what |= 0111;
            } else if (c == 'X') {
                if ((bits & 0111) != 0) {
                    what |= 0111;
                }
            } else {
                throw new IllegalArgumentException("permission " + c);
            }
        }
        what &= who;
        if (op == '+') {
            bits |= what;
        } else if (op == '-') {
            bits &= ~what;
        } else {
            bits = bits & ~who | what;
        }
    }

    public int bits() {
        return bits;
    }

    @Override
    public String toString() {
        StringBuilder sb = new StringBuilder();
        for (int i = 8; i >= 0; i--) {
            boolean set = (bits >> i & 1) == 1;
            if (!set) {
                sb.append('-');
            } else if (i % 3 == 2) {
                sb.append('r');
            } else if (i % 3 == 1) {
                sb.append('w');
            } else {
                sb.append('x');
            }
        }
        return sb.toString();
    }
}
