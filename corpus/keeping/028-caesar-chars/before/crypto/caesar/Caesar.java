package crypto.caesar;

public final class Caesar {
    private final int shift;

    public Caesar(int shift) {
        this.shift = Math.floorMod(shift, 26);
    }

    public String encode(String plain) {
        StringBuilder sb = new StringBuilder(plain.length());
        for (char c : plain.toCharArray()) {
            sb.append(rotate(c, shift));
        }
        return sb.toString();
    }

    public String decode(String secret) {
        StringBuilder sb = new StringBuilder(secret.length());
        for (char c : secret.toCharArray()) {
            sb.append(rotate(c, 26 - shift));
        }
        return sb.toString();
    }

    private static char rotate(char c, int by) {
        if (c >= 'a' && c <= 'z') {
            return (char) ('a' + (c - 'a' + by) % 26);
        }
        if (c >= 'A' && c <= 'Z') {
            return (char) ('A' + (c - 'A' + by) % 26);
        }
        return c;
    }
}
