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
            bits = applied(clause);
        }
        return this;
    }

    private int applied(String clause) {
        int split = 0;
        int who = 0;
        while (split < clause.length() && whoMask(clause.charAt(split)) != 0) {
            who |= whoMask(clause.charAt(split++));
        }
        if (split == clause.length()) {
            throw new IllegalArgumentException("no operator in '" + clause + "'");
        }
        int scope = who == 0 ? 0777 : who;
        char op = clause.charAt(split);
        return switch (op) {
            case '+' -> bits | scope & whatMask(clause.substring(split + 1));
            case '-' -> bits & ~(scope & whatMask(clause.substring(split + 1)));
            case '=' -> bits & ~scope | scope & whatMask(clause.substring(split + 1));
            default -> throw new IllegalArgumentException("operator " + op);
        };
    }

    private static int whoMask(char c) {
        return switch (c) {
            case 'u' -> 0700;
            case 'g' -> 0070;
            case 'o' -> 0007;
            case 'a' -> 0777;
            default -> 0;
        };
    }

    private int whatMask(String letters) {
        int what = 0;
        for (char c : letters.toCharArray()) {
            what |= switch (c) {
                case 'r' -> 0444;
                case 'w' -> 0222;
                case 'x' -> 0111;
                case 'X' -> (bits & 0111) != 0 ? 0111 : 0;
                default -> throw new IllegalArgumentException("permission " + c);
            };
        }
        return what;
    }

    public int bits() {
        return bits;
    }

    @Override
    public String toString() {
        char[] out = new char[9];
        for (int i = 0; i < out.length; i++) {
            boolean set = (bits & 0400 >> i) != 0;
            out[i] = !set ? '-' : switch (i % 3) {
                case 0 -> 'r';
                case 1 -> 'w';
                default -> 'x';
            };
        }
        return new String(out);
    }
}
